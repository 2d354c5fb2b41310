// SPDX-License-Identifier: Apache-2.0
package layered.one;

/** A class that is loaded when an agent asks for it. */
public final class Late {
    private Late() {
    }
}
