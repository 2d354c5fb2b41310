// SPDX-License-Identifier: Apache-2.0
package redefine;

/** The methods called. */
class Called extends CalledBase implements CalledInterface {
    final String made;

    Called() {
        made = "old";
    }

    static String ofClass() {
        return "old";
    }

    @Override
    String overridden() {
        return "old";
    }

    final String last() {
        return "old";
    }

    @Override
    public String abstractOne() {
        return "old";
    }
}
