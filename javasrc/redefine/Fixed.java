// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A class with a constructor and a final method. */
class Fixed {
    String made;

    Fixed() {
        made = "old";
    }

    final String firm() {
        return "old";
    }
}
