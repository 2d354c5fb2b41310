// SPDX-License-Identifier: Apache-2.0
package allocation;

/** A class that Maker defines, with fields that a JVM may keep in its class object. */
final class Fresh {
    static int number = 3;
    static long[] numbers;

    private Fresh() {
    }
}
