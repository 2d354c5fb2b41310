/* SPDX-License-Identifier: Apache-2.0 */

/* Two tables of callbacks for the classes that event.Turns prepares: their lines begin with "old:"
 * and "new:". */
#ifndef ASSAY_EVENT_TURNS_H
#define ASSAY_EVENT_TURNS_H

#include "event_causes.h"

#define SAY_TABLE(NAME, TEXT)                                                                      \
    static inline void JNICALL NAME(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)      \
    {                                                                                              \
        if (is_fresh(klass))                                                                       \
            say(TEXT " %s", class_name(klass));                                                    \
    }

SAY_TABLE(old_loaded, "old: loaded")
SAY_TABLE(old_prepared, "old: prepared")
SAY_TABLE(new_loaded, "new: loaded")
SAY_TABLE(new_prepared, "new: prepared")

static const jvmtiEventCallbacks old_table = {.ClassLoad = old_loaded,
                                              .ClassPrepare = old_prepared};
static const jvmtiEventCallbacks new_table = {.ClassLoad = new_loaded,
                                              .ClassPrepare = new_prepared};

static inline void enable_load_and_prepare(JNIEnv *jni, jvmtiEnv *env)
{
    need_not_loaded(jni, "Levent/FreshA;");
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
}

static inline void set_callback_table(jvmtiEnv *env, const jvmtiEventCallbacks *table, size_t size)
{
    SAY_CALL_IN(env, SetEventCallbacks, table, (jint)size);
}

#endif
