/* SPDX-License-Identifier: Apache-2.0 */

/* Instructions of the method run of classfile.LongMethods, which run once: for each bit of a location up to
 * 16384, and for 32768, there are two that differ in no lower bit. */
#ifndef ASSAY_BREAKPOINT_LONG_METHODS_H
#define ASSAY_BREAKPOINT_LONG_METHODS_H

static const jlocation far_apart[] = {30,  33,   36,   42,   54,    78,    126,   222,   414,
                                      798, 1566, 3102, 6174, 12318, 24606, 30240, 49182, 63008};

enum { FAR_APART = sizeof far_apart / sizeof far_apart[0] };

#endif
