// SPDX-License-Identifier: Apache-2.0
package event;

/** Defined by more than one loader; see Isolating. */
public final class Isolated {
    private Isolated() {
    }

    public static void run() {
    }
}
