// SPDX-License-Identifier: Apache-2.0
package redefine;

/** Without the last field. */
class SyntheticLast {
    int first;
}
