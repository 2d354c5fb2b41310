// SPDX-License-Identifier: Apache-2.0
package event;

/** What event.Busy loads and initializes by its name. */
final class BusyLoaded {
    static int value = 1;

    private BusyLoaded() {
    }
}
