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
        return java.util.Arrays.asList("p", "q", 70000, 3.25, 123456789012L,
            new java.util.BitSet(9), Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    static String name(Sealed sealed) {
        if (sealed instanceof One one && one.value() > 2) {
            return "new one " + one.value();
        }
        return switch (sealed.getClass().getSimpleName()) {
            case "Two" -> "new two";
            default -> {
                yield "new other";
            }
        };
    }

    static String text() {
        return name(new One(7)) + name(new One(1)) + name(new Two("x"))
            + Sealed.class.getPermittedSubclasses().length + Sealed.class.isSealed();
    }
}
