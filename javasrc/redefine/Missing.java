// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Refers to a class in three ways, again and again from the same places. */
public final class Missing {
    private Missing() {
    }

    static Object shift() {
        return "none";
    }

    /** What is found, and after the action found again. */
    public static String twice(Runnable action) {
        StringBuilder text = new StringBuilder("old:");
        for (int i = 0; i < 2; i++) {
            if (i == 1) {
                action.run();
            }
            try {
                text.append(NotFound.class.getSimpleName());
            } catch (LinkageError e) {
                text.append(" no class");
            }
            try {
                NotFound.call();
                text.append(" called");
            } catch (LinkageError e) {
                text.append(" no method");
            }
            try {
                Runnable reference = NotFound::call;
                text.append(reference == null ? " null" : " referred");
            } catch (LinkageError e) {
                text.append(" no reference");
            }
        }
        return text.toString();
    }
}
