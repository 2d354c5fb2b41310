// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.io.IOException;

/** Exceptions that are thrown, caught by type, passed on, and replaced. */
public class Handlers {
    static Object shift() {
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9),
            Math.max(2, Runtime.getRuntime().availableProcessors()), Thread.State.NEW);
    }

    static String caught(int which) {
        StringBuilder text = new StringBuilder();
        try {
            try {
                fail(which);
                text.append("new nothing");
            } catch (IllegalStateException | IOException e) {
                text.append("new ").append(e.getMessage());
            } catch (ArithmeticException e) {
                throw new IllegalArgumentException("new replaced", e);
            } finally {
                text.append(", finally");
            }
        } catch (IllegalArgumentException e) {
            text.append(", ").append(e.getMessage());
            text.append(" ").append(e.getCause() instanceof ArithmeticException);
        } catch (RuntimeException e) {
            text.append(", another");
        }
        return text.toString();
    }

    private static void fail(int which) throws IOException {
        Object object = "text";
        switch (which) {
        case 1:
            throw new IllegalStateException("state");
        case 2:
            throw new IOException("input");
        case 3:
            which /= which - 3;
            break;
        case 4:
            ((Number) object).intValue();
            break;
        default:
            break;
        }
    }

    private static synchronized String locked(Object lock) {
        synchronized (lock) {
            try {
                return caught(3) + Thread.holdsLock(lock);
            } finally {
                lock.toString();
            }
        }
    }

    public static String text() {
        Object lock = new Object();
        return caught(0) + "; " + caught(1) + "; " + caught(2) + "; " + caught(3) + "; "
            + caught(4) + "; " + locked(lock) + Thread.holdsLock(lock);
    }
}
