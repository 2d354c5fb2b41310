// SPDX-License-Identifier: Apache-2.0
package classfile;

/** An interface, of which others with other names are made. */
interface Face {
}
