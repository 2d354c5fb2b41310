// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.function.Supplier;

/** An anonymous class in a method. In the variant it is in the other method. */
public class Enclosing {
    static Supplier<String> one() {
        return new Supplier<String>() {
            @Override
            public String get() {
                return "old";
            }
        };
    }

    static Supplier<String> two() {
        return null;
    }
}
