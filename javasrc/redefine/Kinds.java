// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Methods of every kind; all have frames when the action runs, below that of the static initializer. */
class Kinds<T> {
    static final String VERSION;

    private T kept;

    static {
        String before = "old";
        VERSION = chosen(before, 1L, "a", "b").concat(before);
    }

    /** The constructor is the innermost of these frames but one. */
    Kinds(T value, double number) {
        String version = "old";
        Runnable action = () -> {
            String inner = "old";
            ObsoleteKinds.act();
            ObsoleteKinds.left(inner);
        };
        action.run();
        kept = value;
        ObsoleteKinds.left(version);
    }

    private static <E extends Comparable<E>> E chosen(E first, long number, Object... others) {
        String version = "old";
        E kept = new Kinds<E>(first, 2.0).passed(first, (byte) 3);
        ObsoleteKinds.left(version);
        return kept;
    }

    private synchronized T passed(T value, byte number) {
        String version = "old";
        T next = number == 0 ? value : checked(value);
        ObsoleteKinds.left(version);
        return next;
    }

    protected final T checked(T value) throws IllegalStateException {
        String version = "old";
        ObsoleteKinds.act();
        ObsoleteKinds.left(version);
        return value;
    }
}
