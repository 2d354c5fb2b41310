// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import java.util.ArrayList;
import java.util.List;

/**
 * Methods that read and write instance fields of different types, each for the eleventh time after the
 * probe. Their caller then goes on to make objects and to read them.
 */
final class FieldUses {
    private int number = 1;
    private long wide = 2;
    private double real = 3;
    private Object object = this;

    private FieldUses() {
    }

    private int readNumber() {
        return number + 20;
    }

    private int readWide() {
        return (int) wide;
    }

    private int readReal() {
        return (int) real;
    }

    private int readObject() {
        return object == this ? 4 : 0;
    }

    private static int readOther(int more, FieldUses other) {
        return other.number + more;
    }

    private int writeNumber(int value) {
        number = value;
        return 10 + value;
    }

    private int writeWide(long value) {
        wide = value;
        return 10 + (int) value;
    }

    private int writeReal(double value) {
        real = value;
        return 10 + (int) value;
    }

    private int writeObject(Object value) {
        object = value;
        return value == this ? 14 : 0;
    }

    private String use() {
        String text = "read " + readNumber() + " " + readWide() + " " + readReal() + " "
            + readObject() + " " + readOther(30, this) + ", wrote " + writeNumber(1) + " "
            + writeWide(2) + " " + writeReal(3) + " " + writeObject(this);
        List<Object[]> made = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            made.add(new Object[] {this, text});
        }
        int same = 0;
        for (Object[] each : made) {
            same += each[0] == this && each[1] == text ? 1 : 0;
        }
        return text + ", made " + same;
    }

    public static void main(String[] args) {
        FieldUses uses = new FieldUses();
        for (int i = 0; i < 10; i++) {
            uses.use();
        }
        Agent.probe(null);
        Agent.say(uses.use());
    }
}
