// SPDX-License-Identifier: Apache-2.0
package classfile;

/** An interface with a static method. */
public interface Giving {
    static Object give() {
        return "given";
    }
}
