// SPDX-License-Identifier: Apache-2.0
package exception;

import java.util.function.IntUnaryOperator;

/**
 * Methods that catch what their first use of exception.Linked throws. Tests rely on the
 * instructions that these methods compile to.
 */
public final class Linker implements IntUnaryOperator {
    private static final Linked.One[] GOOD = {new Linked.One(), new Linked.Two(),
        new Linked.Three()};

    /** new 0, handler at 10. */
    static int absent() {
        try {
            new Linked.Absent();
            return 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    /** new 0, handler at 10. */
    static int concrete() {
        try {
            new Linked.Concrete();
            return 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    /** getstatic 0, handler at 4. */
    static int read() {
        try {
            return Linked.field;
        } catch (LinkageError e) {
            return -1;
        }
    }

    /** invokestatic 0, handler at 4. */
    static int invoke() {
        try {
            return Linked.open();
        } catch (LinkageError e) {
            return -1;
        }
    }

    /** invokevirtual 1, handler at 5. */
    static int speak(Linked.Base base) {
        try {
            return base.speak();
        } catch (LinkageError | NullPointerException e) {
            return -1;
        }
    }

    /** invokeinterface 1, handler at 7. */
    static int call(Linked.Face face) {
        try {
            return face.call();
        } catch (LinkageError | NullPointerException e) {
            return -1;
        }
    }

    /** Good calls from 8 on. */
    @Override
    public int applyAsInt(int which) {
        switch (which) {
        case 0:
            return absent();
        case 1:
            return concrete();
        case 2:
            return read();
        case 3:
            return invoke();
        case 4:
            return speak(new Linked.Silent());
        case 5:
            return call(new Linked.Plain());
        case 6:
            return speak(null);
        case 7:
            return call(null);
        default:
            return speak(GOOD[which % 3]) + call(GOOD[which % 3]);
        }
    }
}
