// SPDX-License-Identifier: Apache-2.0
package classes;

/** An enumeration. */
enum SampleEnum {
    ONE,
    TWO
}
