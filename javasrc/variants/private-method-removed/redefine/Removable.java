// SPDX-License-Identifier: Apache-2.0
package redefine;

/** No private method. */
public class Removable {
    static Throwable made() {
        return new IllegalArgumentException();
    }
}
