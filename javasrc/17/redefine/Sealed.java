// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A sealed interface with two records that implement it. */
public sealed interface Sealed permits Sealed.One, Sealed.Two {
    /** One. */
    record One(int value) implements Sealed {
    }

    /** The other. */
    record Two(String value) implements Sealed {
    }

    static Object shift() {
        return "none";
    }

    static String name(Sealed sealed) {
        if (sealed instanceof One one && one.value() > 2) {
            return "old one " + one.value();
        }
        return switch (sealed.getClass().getSimpleName()) {
            case "Two" -> "old two";
            default -> {
                yield "old other";
            }
        };
    }

    static String text() {
        return name(new One(7)) + name(new One(1)) + name(new Two("x"))
            + Sealed.class.getPermittedSubclasses().length + Sealed.class.isSealed();
    }
}
