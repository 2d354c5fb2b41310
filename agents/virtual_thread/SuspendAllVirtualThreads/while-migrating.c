/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../migrating.h"

TITLE("SuspendAllVirtualThreads stops virtual threads that change carriers.");

enum { THREADS = 16, OFTEN = 20 };

/* How far the threads are, each for itself. */
static void take_stock(JNIEnv *jni, jobjectArray all, jfieldID field, jint *sums)
{
    for (jsize i = 0; i < THREADS; i++) {
        jobject one = (*jni)->GetObjectArrayElement(jni, all, i);
        sums[i] = (*jni)->GetIntField(jni, one, field);
        (*jni)->DeleteLocalRef(jni, one);
    }
}

static void observe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL)
        return;
    jclass klass = find_class(jni, MIGRATING);
    jobjectArray all = static_object_field(jni, klass, "ALL", "[L" MIGRATING ";");
    jfieldID field = field_id(jni, klass, "sums", "I");
    jint before[THREADS], after[THREADS];
    int moved = 0, suspended = 0, resumed = 0, errors = 0;
    for (int i = 0; i < OFTEN; i++) {
        errors += suspend_all_virtual_threads(assay_env, 0, NULL) != JVMTI_ERROR_NONE;
        take_stock(jni, all, field, before);
        give_others_time();
        suspended += is_suspended(thread);
        take_stock(jni, all, field, after);
        moved += memcmp(before, after, sizeof before) != 0;
        errors += resume_all_virtual_threads(assay_env, 0, NULL) != JVMTI_ERROR_NONE;
        resumed += !is_suspended(thread);
        await_turn(jni);
    }
    say("errors: %d, moved while suspended: %d", errors, moved);
    say("suspended and resumed each time: %s", truth(suspended == OFTEN && resumed == OFTEN));
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Migrating", .args = LIST("alone"), .probe = observe,
     .needs = {.can_suspend = 1, .can_support_virtual_threads = 1}, .timeout = 60);
