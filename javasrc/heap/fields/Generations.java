// SPDX-License-Identifier: Apache-2.0
package heap.fields;

import assay.Agent;
import classfile.OwnFields;

/** Twenty-four generations of classes; every field holds its index. */
final class Generations {
    interface PlainInterface {
    }

    interface PlainSubinterface extends PlainInterface {
    }

    static class G0 implements PlainInterface {
        static int s0 = 0;
        int value = 1;
        private final long own0 = 2;

        long own0() {
            return own0 + value;
        }
    }

    static class G1 extends G0 implements PlainSubinterface {
        static int s1 = 3;
        int value = 4;
        private final long own1 = 5;

        long own1() {
            return own1 + value;
        }
    }

    static class G2 extends G1 {
        static int s2 = 6;
        int value = 7;
        private final long own2 = 8;

        long own2() {
            return own2 + value;
        }
    }

    static class G3 extends G2 implements PlainInterface {
        static int s3 = 9;
        int value = 10;
        private final long own3 = 11;

        long own3() {
            return own3 + value;
        }
    }

    static class G4 extends G3 implements PlainSubinterface {
        static int s4 = 12;
        int value = 13;
        private final long own4 = 14;

        long own4() {
            return own4 + value;
        }
    }

    static class G5 extends G4 {
        static int s5 = 15;
        int value = 16;
        private final long own5 = 17;

        long own5() {
            return own5 + value;
        }
    }

    static class G6 extends G5 implements PlainInterface {
        static int s6 = 18;
        int value = 19;
        private final long own6 = 20;

        long own6() {
            return own6 + value;
        }
    }

    static class G7 extends G6 implements PlainSubinterface {
        static int s7 = 21;
        int value = 22;
        private final long own7 = 23;

        long own7() {
            return own7 + value;
        }
    }

    static class G8 extends G7 {
        static int s8 = 24;
        int value = 25;
        private final long own8 = 26;

        long own8() {
            return own8 + value;
        }
    }

    static class G9 extends G8 implements PlainInterface {
        static int s9 = 27;
        int value = 28;
        private final long own9 = 29;

        long own9() {
            return own9 + value;
        }
    }

    static class G10 extends G9 implements PlainSubinterface {
        static int s10 = 30;
        int value = 31;
        private final long own10 = 32;

        long own10() {
            return own10 + value;
        }
    }

    static class G11 extends G10 {
        static int s11 = 33;
        int value = 34;
        private final long own11 = 35;

        long own11() {
            return own11 + value;
        }
    }

    static class G12 extends G11 implements PlainInterface {
        static int s12 = 36;
        int value = 37;
        private final long own12 = 38;

        long own12() {
            return own12 + value;
        }
    }

    static class G13 extends G12 implements PlainSubinterface {
        static int s13 = 39;
        int value = 40;
        private final long own13 = 41;

        long own13() {
            return own13 + value;
        }
    }

    static class G14 extends G13 {
        static int s14 = 42;
        int value = 43;
        private final long own14 = 44;

        long own14() {
            return own14 + value;
        }
    }

    static class G15 extends G14 implements PlainInterface {
        static int s15 = 45;
        int value = 46;
        private final long own15 = 47;

        long own15() {
            return own15 + value;
        }
    }

    static class G16 extends G15 implements PlainSubinterface {
        static int s16 = 48;
        int value = 49;
        private final long own16 = 50;

        long own16() {
            return own16 + value;
        }
    }

    static class G17 extends G16 {
        static int s17 = 51;
        int value = 52;
        private final long own17 = 53;

        long own17() {
            return own17 + value;
        }
    }

    static class G18 extends G17 implements PlainInterface {
        static int s18 = 54;
        int value = 55;
        private final long own18 = 56;

        long own18() {
            return own18 + value;
        }
    }

    static class G19 extends G18 implements PlainSubinterface {
        static int s19 = 57;
        int value = 58;
        private final long own19 = 59;

        long own19() {
            return own19 + value;
        }
    }

    static class G20 extends G19 {
        static int s20 = 60;
        int value = 61;
        private final long own20 = 62;

        long own20() {
            return own20 + value;
        }
    }

    static class G21 extends G20 implements PlainInterface {
        static int s21 = 63;
        int value = 64;
        private final long own21 = 65;

        long own21() {
            return own21 + value;
        }
    }

    static class G22 extends G21 implements PlainSubinterface {
        static int s22 = 66;
        int value = 67;
        private final long own22 = 68;

        long own22() {
            return own22 + value;
        }
    }

    static class G23 extends G22 {
        static int s23 = 69;
        int value = 70;
        private final long own23 = 71;

        long own23() {
            return own23 + value;
        }
    }

    private Generations() {
    }

    /** The probe gets the youngest object and its class, a middle object and its class. */
    public static void main(String[] args) {
        OwnFields.needNoneInObject();
        Agent.probe(new Object[] {new G23(), G23.class, new G11(), G11.class});
    }
}
