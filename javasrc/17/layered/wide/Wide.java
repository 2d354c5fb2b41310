// SPDX-License-Identifier: Apache-2.0
package layered.wide;

/** A class of an open module. */
public final class Wide {
    private Wide() {
    }
}
