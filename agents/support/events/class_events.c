/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"

#include "environments.h"
#include "prepared.h"

bool is_fresh(jclass klass)
{
    static const char holder[] = "Levent/Fresh";
    const char *name = class_name(klass);
    return strncmp(name, holder, strlen(holder)) == 0 && name[strlen(holder)] != ';';
}

/* ---- Causing the events ------------------------------------------------- */

void need_prepared_late(JNIEnv *jni)
{
    if (loaded_class_that(jni, "Levent/Spare;", is_class_prepared) != NULL)
        inapplicable("classes of the program are prepared before anything uses them");
}

static void need_class(JNIEnv *jni, const char *signature, bool (*is_too_early)(jclass klass))
{
    if (loaded_class_that(jni, signature, is_too_early) != NULL)
        inapplicable("the class was loaded or prepared when nothing had used it yet");
    need_prepared_where_used(jni);
}

void need_not_loaded(JNIEnv *jni, const char *signature)
{
    need_class(jni, signature, is_any);
}

void need_not_prepared(JNIEnv *jni, const char *signature)
{
    need_class(jni, signature, is_class_prepared);
}

static _Thread_local bool uses;

static void JNICALL on_spare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (strcmp(class_name(klass), "Levent/Spare;") == 0 && !uses)
        inapplicable(
            "classes are loaded or prepared on another thread than the one that uses them");
}

void need_prepared_where_used(JNIEnv *jni)
{
    static const jvmtiEventCallbacks callbacks = {.ClassLoad = on_spare, .ClassPrepare = on_spare};
    static bool known;
    if (known)
        return;
    known = true;
    need_prepared_late(jni);
    jvmtiEnv *env = new_environment();
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    class_prepare_mode(env, JVMTI_ENABLE, NULL);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
    uses = true;
    (*jni)->AllocObject(jni, find_class(jni, "event/Spare")); /* which FindClass need not prepare */
    no_exception(jni);
    uses = false;
    must_in(env, DisposeEnvironment);
}

/* The class is looked up once, since in a callback FindClass uses the class loader of the method
 * in which the event was posted. */
void prepare_next(JNIEnv *jni)
{
    static jclass fresh;
    need_prepared_where_used(jni);
    if (fresh == NULL)
        fresh = (*jni)->NewGlobalRef(jni, find_class(jni, "event/Fresh"));
    (*jni)->CallStaticVoidMethod(jni, fresh, static_method_id(jni, fresh, "next", "()V"));
    no_exception(jni);
}

void prepare_next_on(const char *thread, int n)
{
    JNIEnv *jni = NULL;
    if ((*assay_vm)->GetEnv(assay_vm, (void **)&jni, JNI_VERSION_1_6) != JNI_OK)
        broken("the thread is not attached");
    need_prepared_where_used(jni);
    char *turn = assay_text(), *done = assay_text();
    assay_append(turn, "%s%d", thread, n);
    assay_append(done, "%s%d did", thread, n);
    release_point(turn);
    arrive_and_wait(done);
}

void prepare_next_on_each(JNIEnv *jni, int n)
{
    prepare_next(jni);
    prepare_next_on("first", n);
    prepare_next_on("second", n);
}

/* ---- Observing them ----------------------------------------------------- */

/* A JVM may load and prepare the classes before the live phase, where no thread can be asked for its name. */
static bool is_live(void)
{
    jvmtiPhase phase = JVMTI_PHASE_START;
    must(GetPhase, &phase);
    return phase == JVMTI_PHASE_LIVE;
}

void JNICALL say_class_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (is_live() && is_fresh(klass))
        say("%s%s prepared on %s", environment_name(env), class_name(klass), thread_name(thread));
}

void JNICALL say_class_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (is_live() && is_fresh(klass))
        say("%s loaded on %s", class_name(klass), thread_name(thread));
}

void set_class_prepare_in(jvmtiEnv *env)
{
    static const jvmtiEventCallbacks callbacks = {.ClassPrepare = say_class_prepare};
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
}

void class_prepare_mode(jvmtiEnv *env, jvmtiEventMode mode, jthread thread)
{
    must_in(env, SetEventNotificationMode, mode, JVMTI_EVENT_CLASS_PREPARE, thread);
}
