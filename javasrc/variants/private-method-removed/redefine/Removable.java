// SPDX-License-Identifier: Apache-2.0
package redefine;

/**
 * No private method. The line of the constructor call is none of the other version,
 * which has its calls in the lines up to eleven;
 * so this comment is as long as it is.
 *
 * Nothing else differs.
 *
 */
public class Removable {
    static Throwable made() {
        return new IllegalArgumentException();
    }
}
