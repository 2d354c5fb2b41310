// SPDX-License-Identifier: Apache-2.0
package virtual_thread;

/** A class that a virtual thread uses before it parks. */
final class UsedBefore {
    private UsedBefore() {
    }

    static void use() {
    }
}
