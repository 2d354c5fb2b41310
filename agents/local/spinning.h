/* SPDX-License-Identifier: Apache-2.0 */

/* The variables of the loop of local.Spinning, in the topmost frame of its thread. */
#ifndef ASSAY_LOCAL_SPINNING_H
#define ASSAY_LOCAL_SPINNING_H

#include "compiled_variables.h"

enum spinning_slot { SPINNING_I = 1, SPINNING_J, SPINNING_F = 4, SPINNING_D, SPINNING_O = 7 };

static inline void say_spinning(JNIEnv *jni, jthread thread)
{
    say_each_type(jni, thread, 0, SPINNING_I);
}

#endif
