// SPDX-License-Identifier: Apache-2.0
package assay;

/** The target of tests that need no program. */
public final class Nothing {
    private Nothing() {
    }

    public static void main(String[] args) {
    }
}
