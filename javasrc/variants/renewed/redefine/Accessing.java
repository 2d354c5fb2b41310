// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Adds another number. */
public class Accessing {
    static int shared = 3;
    int own = 4;

    int during(Runnable action) {
        int sum = own;
        action.run();
        own = sum + 20;
        shared = own + shared;
        return shared;
    }
}
