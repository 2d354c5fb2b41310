// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Other code that holds the same monitors. */
final class Locked {
    synchronized String instance(Runnable action) {
        String text = String.valueOf("new");
        action.run();
        return text;
    }

    static synchronized String common(Runnable action) {
        String text = String.valueOf("new");
        action.run();
        return text;
    }

    static String block(Object lock, Runnable action) {
        String text = String.valueOf("new");
        synchronized (lock) {
            action.run();
            return text;
        }
    }

    synchronized String failing(Runnable action) {
        String text = String.valueOf("new");
        action.run();
        throw new IllegalStateException(text);
    }
}
