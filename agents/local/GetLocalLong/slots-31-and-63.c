/* SPDX-License-Identifier: Apache-2.0 */
#include <inttypes.h>

#include "frames.h"

TITLE("A long and a double are read and set in the slots 31 and 32, and 63 and 64.");

static void say_values(void)
{
    jlong wide = 0;
    jdouble real = 0;
    must(GetLocalLong, NULL, 1, 31, &wide);
    must(GetLocalDouble, NULL, 1, 63, &real);
    say("long %" PRId64 ", double %g", (int64_t)wide, real);
}

static void observe(JNIEnv *jni, jobject unused)
{
    say_values();
    must(SetLocalLong, NULL, 1, 31, (jlong)-42);
    must(SetLocalDouble, NULL, 1, 63, -0.5);
    say_values();
}

TEST(.target = "local.ManySlots", .probe = observe, .needs = {.can_access_local_variables = 1});
