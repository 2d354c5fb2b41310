// SPDX-License-Identifier: Apache-2.0
package exception;

/**
 * Methods that catch what their use of a member or of a class throws, if they go to it. Tests rely
 * on the instructions that these methods compile to.
 */
public final class Reacher {
    private Reacher() {
    }

    static int closed(boolean goes) {
        try {
            return goes ? Wanted.closed() : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int each(boolean goes) {
        try {
            return goes ? Wanted.each() : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int bound(boolean goes) {
        try {
            return goes ? new Wanted().bound() : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int field(boolean goes) {
        try {
            return goes ? Wanted.field : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int own(boolean goes) {
        try {
            return goes ? Wanted.own : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int kept(boolean goes) {
        try {
            if (goes) {
                Wanted.kept = null;
            }
            return 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int added(boolean goes) {
        try {
            if (goes) {
                new Wanted().added = 2;
            }
            return 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int absent(boolean goes) {
        try {
            return goes ? new Wanted().absent() : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int made(boolean goes) {
        try {
            if (goes) {
                new Wanted(2);
            }
            return 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    public static int constant(boolean goes) {
        try {
            return goes && Wanted.Gone.class == null ? 2 : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int instance(boolean goes, Object object) {
        try {
            return goes && object instanceof Wanted.Gone ? 2 : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int cast(boolean goes, Object object) {
        try {
            return goes && (Wanted.Gone) object == null ? 2 : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    /** All of them. */
    public static int all(boolean goes) {
        return closed(goes) + each(goes) + bound(goes) + field(goes) + own(goes) + kept(goes)
            + added(goes) + absent(goes) + made(goes) + constant(goes) + instance(goes, "text")
            + cast(goes, "text");
    }
}
