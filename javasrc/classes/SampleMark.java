// SPDX-License-Identifier: Apache-2.0
package classes;

/** An annotation type. */
public @interface SampleMark {
}
