// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

/** A class that a virtual thread uses after it parks. */
final class UsedAfter {
    private UsedAfter() {
    }

    static void use() {
    }
}
