/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"
#include "event_causes.h"

TITLE("Agent_OnAttach runs in the live phase on an attached thread, and its agent gets events.");

static void probe(JNIEnv *jni, jobject when)
{
    if (strcmp(to_string(jni, when), "after") != 0)
        return;
    need_prepared_where_used(jni);
    jclass klass = define_small_class(jni, "fresh/Prepared", NULL);
    (*jni)->AllocObject(jni, klass);
}

/* The test's own library is started before the live phase. */
TEST(.target = "agent.Attaching", .probe = probe, .args = LIST("{companions}/libpreparing.so"));
