// SPDX-License-Identifier: Apache-2.0
package redefine;

import java.util.List;

/** Fields whose Signature attributes another version replaces, removes and adds, and two that it keeps. */
@SuppressWarnings("rawtypes")
public class SignedFields<T> {
    static List<String> replaced;
    List<String> removed;
    List added;
    T kept;
    int plain;

    public static String text() {
        return "old";
    }
}
