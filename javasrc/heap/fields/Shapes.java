// SPDX-License-Identifier: Apache-2.0
package heap.fields;

/** Classes whose field indices are easily got wrong. */
final class Shapes {
    private Shapes() {
    }

    // A diamond of interfaces, with two fields at its top, reached by three ways.
    interface Top {
        int FIRST = 101;
        int SECOND = 102;
    }

    interface LeftSide extends Top {
        int LEFT = 103;
    }

    interface RightSide extends Top {
        int RIGHT = 104;
    }

    interface Bottom extends LeftSide, RightSide {
        int BOTTOM = 105;
    }

    static class Diamond implements Bottom, RightSide, Top {
        int own = 1;
    }

    // The subclass repeats an interface that its superclass implements.
    static class Repeats extends Diamond implements Top, LeftSide {
        int more = 2;
    }

    // A chain of superclasses, with statics between, and one class without fields.
    static class Oldest {
        int oldest = 1;
        static int oldestStatic = 2;
    }

    static class Empty extends Oldest {
    }

    static class Middle extends Empty {
        static int middleStatic = 3;
        long middle = 4;
        byte middleByte = 5;
    }

    static class Youngest extends Middle {
        short youngest = 6;
        static Object youngestStatic = new Named("static");
        Object reference = new Named("reference");
        int last = 7;
    }

    // The same name again in a subclass.
    static class Hidden {
        private int value = 1;
        Object name = new Named("hidden");

        int value() {
            return value;
        }
    }

    static class Hiding extends Hidden {
        int value = 2;
        Object name = new Named("hiding");
    }

    // Every modifier, declared so that any grouping by type, access or kind shows.
    static class Modifiers {
        private int privateInt = 1;
        static int staticInt = 2;
        protected transient Object transientObject = new Named("transient");
        public final int finalInt;
        volatile long volatileLong = 4;
        static final Object STATIC_FINAL = new Named("static final");
        private static byte privateStatic = 5;
        final boolean constant = true;
        public char publicChar = 'c';

        Modifiers() {
            finalInt = 3;
        }

        int sum() {
            return privateInt + privateStatic;
        }
    }

    // An interface that only the superclass implements counts for the subclass too.
    interface OfSuper {
        int COUNTED = 106;
    }

    static class Implementing implements OfSuper {
        int implementing = 1;
    }

    static class Inheriting extends Implementing {
        int inheriting = 2;
    }

    // Superinterfaces of the interfaces that two generations of superclasses implement.
    interface Remote {
        int REMOTE = 107;
    }

    interface Near extends Remote {
        int NEAR = 108;
        int ALSO_NEAR = 109;
    }

    interface Beyond {
        int BEYOND = 110;
    }

    interface Beside extends Beyond {
        int BESIDE = 111;
    }

    static class FirstHeir implements Near {
        int first = 1;
    }

    static class SecondHeir extends FirstHeir implements Beside {
        int second = 2;
    }

    static class ThirdHeir extends SecondHeir {
        Object third = new Named("third");
    }

    static class FourthHeir extends ThirdHeir {
        static Object fourthStatic = new Named("fourth");
        static int fourthStaticInt = 3;
        int fourth = 4;
    }

    // Two generations without fields of their own add interfaces, whose fields come before those of the superclass.
    static class Plain {
        int plain = 1;
        Object object = new Named("plain");
    }

    static class Adopting extends Plain implements Near {
    }

    static class AdoptingMore extends Adopting implements Beside {
    }

    // Null references are no references.
    static class Nulls {
        Object first = new Named("first");
        Object second;
        Object third = new Named("third");
        static Object staticNull;
        static Object staticSet = new Named("static set");
    }

    // Several fields that refer to one object, and one that refers to its holder.
    static class Shared {
        private final Object one = new Named("shared");
        private final Object two = one;
        private final Object three = one;

        @Override
        public String toString() {
            return one + " " + two + " " + three;
        }
    }

    // A value of each primitive type.
    static class EachType {
        boolean z = true;
        byte b = -128;
        char c = '\uffff';
        short s = -32768;
        int i = Integer.MIN_VALUE;
        long j = 0x0123456789abcdefL;
        float f = -1.5f;
        double d = 4.9e-324;
    }

    static class EachStaticType {
        static boolean z = true;
        static byte b = -128;
        static char c = '\uffff';
        static short s = -32768;
        static int i = Integer.MIN_VALUE;
        static long j = 0x0123456789abcdefL;
        static float f = -1.5f;
        static double d = 4.9e-324;
    }
}
