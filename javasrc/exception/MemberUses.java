// SPDX-License-Identifier: Apache-2.0
package exception;

/**
 * Methods that catch what their use of a member or of a class throws, if they go to it. Tests rely
 * on the instructions that these methods compile to.
 */
public final class MemberUses {
    private MemberUses() {
    }

    static int closed(boolean goes) {
        try {
            return goes ? Original.closed() : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int each(boolean goes) {
        try {
            return goes ? Original.each() : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int bound(boolean goes) {
        try {
            return goes ? new Original().bound() : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int field(boolean goes) {
        try {
            return goes ? Original.field : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int own(boolean goes) {
        try {
            return goes ? Original.own : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int kept(boolean goes) {
        try {
            if (goes) {
                Original.kept = null;
            }
            return 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int added(boolean goes) {
        try {
            if (goes) {
                new Original().added = 2;
            }
            return 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int absent(boolean goes) {
        try {
            return goes ? new Original().absent() : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int made(boolean goes) {
        try {
            if (goes) {
                new Original(2);
            }
            return 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    public static int constant(boolean goes) {
        try {
            return goes && Original.Gone.class == null ? 2 : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int instance(boolean goes, Object object) {
        try {
            return goes && object instanceof Original.Gone ? 2 : 1;
        } catch (LinkageError e) {
            return -1;
        }
    }

    static int cast(boolean goes, Object object) {
        try {
            return goes && (Original.Gone) object == null ? 2 : 1;
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
