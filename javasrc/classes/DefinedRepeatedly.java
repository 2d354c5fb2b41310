// SPDX-License-Identifier: Apache-2.0
package classes;

import java.util.List;

/** A class that is defined more than once: hidden, or by loaders of their own. */
public class DefinedRepeatedly<T extends List<String>> implements DefinedRepeatedlyInterface {
    static int count = 4;
    public T items;

    static {
        count++;
    }

    public static int number() {
        return count;
    }

    @Override
    public int size() {
        return 3;
    }
}
