// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Counts the runs of the static initializer of Subject. */
public final class Initialized {
    public static int times;

    private Initialized() {
    }
}
