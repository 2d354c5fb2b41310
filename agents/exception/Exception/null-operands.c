/* SPDX-License-Identifier: Apache-2.0 */
#include "../places.h"

TITLE("An instruction that finds null for an object throws at its own location.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_places("Lexception/Nulls;");
}

TEST(.target = "exception.Nulls", .probe = observe, .needs = {.can_generate_exception_events = 1});
