// SPDX-License-Identifier: Apache-2.0
package classes;

/** An interface with a field of its own. */
interface SampleInherited {
    long SERIAL = 3L;
}
