// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;

/** A long in the slots 31 and 32, a double in 63 and 64, and ints in the others before these. */
final class ManySlots {
    private ManySlots() {
    }

    static void run() {
        int i0 = 1;
        int i1 = 2;
        int i2 = 3;
        int i3 = 4;
        int i4 = 5;
        int i5 = 6;
        int i6 = 7;
        int i7 = 8;
        int i8 = 9;
        int i9 = 10;
        int i10 = 11;
        int i11 = 12;
        int i12 = 13;
        int i13 = 14;
        int i14 = 15;
        int i15 = 16;
        int i16 = 17;
        int i17 = 18;
        int i18 = 19;
        int i19 = 20;
        int i20 = 21;
        int i21 = 22;
        int i22 = 23;
        int i23 = 24;
        int i24 = 25;
        int i25 = 26;
        int i26 = 27;
        int i27 = 28;
        int i28 = 29;
        int i29 = 30;
        int i30 = 31;
        long wide = 0x123456789abcdefL;
        int j0 = 1;
        int j1 = 2;
        int j2 = 3;
        int j3 = 4;
        int j4 = 5;
        int j5 = 6;
        int j6 = 7;
        int j7 = 8;
        int j8 = 9;
        int j9 = 10;
        int j10 = 11;
        int j11 = 12;
        int j12 = 13;
        int j13 = 14;
        int j14 = 15;
        int j15 = 16;
        int j16 = 17;
        int j17 = 18;
        int j18 = 19;
        int j19 = 20;
        int j20 = 21;
        int j21 = 22;
        int j22 = 23;
        int j23 = 24;
        int j24 = 25;
        int j25 = 26;
        int j26 = 27;
        int j27 = 28;
        int j28 = 29;
        int j29 = 30;
        double real = 2.5;
        Agent.probe(null);
        int sum = 0
            + i0 + i1 + i2 + i3 + i4 + i5 + i6 + i7 + i8 + i9 + i10 + i11
            + i12 + i13 + i14 + i15 + i16 + i17 + i18 + i19 + i20 + i21 + i22 + i23
            + i24 + i25 + i26 + i27 + i28 + i29 + i30 + j0 + j1 + j2 + j3 + j4
            + j5 + j6 + j7 + j8 + j9 + j10 + j11 + j12 + j13 + j14 + j15 + j16
            + j17 + j18 + j19 + j20 + j21 + j22 + j23 + j24 + j25 + j26 + j27 + j28
            + j29;
        Agent.say("sum " + sum + ", long " + wide + ", double " + real);
    }

    public static void main(String[] args) {
        run();
    }
}
