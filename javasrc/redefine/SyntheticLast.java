// SPDX-License-Identifier: Apache-2.0
package redefine;

/** A class whose last field is marked as synthetic where it is used, and is missing in the variant. */
class SyntheticLast {
    int first;
    int last;
}
