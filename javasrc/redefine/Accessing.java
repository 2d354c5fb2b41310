// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Reads and writes its fields before and after what it runs meanwhile. */
public class Accessing {
    static int shared = 3;
    int own = 4;

    /** getfield 1, putfield 16, getfield 20, getstatic 23, putstatic 27, getstatic 30. */
    int during(Runnable action) {
        int sum = own;
        action.run();
        own = sum + 10;
        shared = own + shared;
        return shared;
    }
}
