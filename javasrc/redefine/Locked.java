// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Methods that hold monitors. In the variant all their code is other code. */
final class Locked {
    synchronized String instance(Runnable action) {
        action.run();
        return "old";
    }

    static synchronized String common(Runnable action) {
        action.run();
        return "old";
    }

    static String block(Object lock, Runnable action) {
        synchronized (lock) {
            action.run();
            return "old";
        }
    }

    synchronized String failing(Runnable action) {
        action.run();
        throw new IllegalStateException("old");
    }
}
