// SPDX-License-Identifier: Apache-2.0
package exception;

import exception.apart.Guarded;

/** Throws what a handler stands around whose type it may not access when exception.Refused loads it. */
public final class Guarding {
    private Guarding() {
    }

    private static void thrower() {
        throw new IllegalStateException();
    }

    /** The handlers are in the method that throws. */
    public static String own() {
        try {
            try {
                throw new IllegalStateException();
            } catch (Guarded e) {
                return "Guarded";
            }
        } catch (IllegalAccessError | IllegalStateException e) {
            return e.getClass().getName();
        }
    }

    /** The handlers are in its caller. */
    public static String caller() {
        try {
            try {
                thrower();
                return "nothing";
            } catch (Guarded e) {
                return "Guarded";
            }
        } catch (IllegalAccessError | IllegalStateException e) {
            return e.getClass().getName();
        }
    }
}
