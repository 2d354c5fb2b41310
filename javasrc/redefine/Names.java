// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Another interface. */
interface Names {
    String name();

    String other(int number);
}
