// SPDX-License-Identifier: Apache-2.0
package event;

/** Defined by more than one loader; see TwoLoaders. */
public final class LoadedTwice {
    private LoadedTwice() {
    }

    public static void run() {
    }
}
