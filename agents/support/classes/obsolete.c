/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

/* Room for frames of the JVM's own between the calls, as those of lambda expressions. */
enum { STACK_MOST = 200 };

static jboolean is_obsolete(jmethodID method)
{
    jboolean obsolete = 7;
    must(IsMethodObsolete, method, &obsolete);
    return obsolete;
}

/* ---- redefine.Framed ---------------------------------------------------- */

jobjectArray framed;

void keep_framed(JNIEnv *jni, jobject subject)
{
    framed = (*jni)->NewGlobalRef(jni, subject);
}

jmethodID framed_method(JNIEnv *jni, const char *name, const char *signature)
{
    return static_method_id(jni, class_of_probe(jni, framed), name, signature);
}

static bool is_method_of(jmethodID method, const char *signature)
{
    jclass klass = NULL;
    must(GetMethodDeclaringClass, method, &klass);
    return strcmp(class_name(klass), signature) == 0;
}

bool is_framed(jmethodID method)
{
    return is_method_of(method, "Lredefine/Framed;");
}

void stop_in_mark(JNIEnv *jni, jobject subject, jvmtiEventBreakpoint callback)
{
    keep_framed(jni, subject);
    on(Breakpoint, callback);
    must(SetBreakpoint, framed_method(jni, "mark", "()V"), 0);
}

void redefine_framed(JNIEnv *jni, jsize index)
{
    struct class_bytes file = class_bytes_at(jni, framed, index);
    const jvmtiClassDefinition definition = {class_of_probe(jni, framed), file.length, file.bytes};
    SAY_CALL(RedefineClasses, 1, &definition);
    free(file.bytes);
}

void say_top_frame_event(const char *event, jmethodID method, jlocation location)
{
    char *name = NULL;
    jmethodID top = NULL;
    jlocation unused;
    must(GetMethodName, method, &name, NULL, NULL);
    must(GetFrameLocation, NULL, 0, &top, &unused);
    say("%s in %s at %d, obsolete: %s%s", event, name, (int)location, truth(is_obsolete(method)),
        top == method ? "" : ", unlike the top frame's");
    release(name);
}

jlocation top_frame_location(void)
{
    jmethodID unused;
    jlocation location = -1;
    must(GetFrameLocation, NULL, 0, &unused, &location);
    return location;
}

void JNICALL say_step_in_number(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                jlocation location)
{
    if (is_framed(method) && strstr(method_name(method), ".number") != NULL)
        say_top_frame_event("step", method, location);
}

/* ---- redefine.Versions -------------------------------------------------- */

/* The class's own method, of the newest version. */
static jmethodID newest_during(JNIEnv *jni)
{
    return method_id(jni, find_class(jni, "redefine/Subject"), "during",
                     "(Ljava/lang/Runnable;)Ljava/lang/String;");
}

void say_version(JNIEnv *jni, const char *what, jmethodID method)
{
    say("%s: obsolete %s, the class's id %s", what, truth(is_obsolete(method)),
        truth(method == newest_during(jni)));
}

void say_versions(JNIEnv *jni)
{
    jvmtiFrameInfo frames[STACK_MOST] = {{0}};
    jint count = 0;
    must(GetStackTrace, NULL, 0, STACK_MOST, frames, &count);
    for (jint i = 0; i < count && i < STACK_MOST; i++)
        if (strstr(method_name(frames[i].method), "redefine/Subject;.during") != NULL)
            say_version(jni, "frame", frames[i].method);
}

/* Where a method ends with an instruction of one byte, as a return is. */
static jlocation last_location(jmethodID method)
{
    jlocation first = -2, last = -2;
    must(GetMethodLocation, method, &first, &last);
    return last;
}

void redefine_or_break(JNIEnv *jni, jobject subject, jvmtiEventBreakpoint callback)
{
    if (subject != NULL) {
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
        return;
    }
    jmethodID during = newest_during(jni);
    on(Breakpoint, callback);
    SAY_CALL(SetBreakpoint, during, last_location(during));
}

/* ---- redefine.ObsoleteIds ------------------------------------------------------ */

static const char *const holding_names[] = {"first", "second", "third", "fourth", "fifth", "sixth"};
static jmethodID holding_before[HOLDING_METHODS]; /* the class's ids before any redefinition */
jmethodID holding_ids[HOLDING_METHODS];

void put_holding_ids(const jvmtiFrameInfo *frames, jint count, jmethodID *ids)
{
    for (jint i = 0; i < count; i++) {
        char *name = NULL;
        must(GetMethodName, frames[i].method, &name, NULL, NULL);
        for (int j = 0; j < HOLDING_METHODS; j++)
            if (strcmp(readable_text(name), holding_names[j]) == 0
                && is_method_of(frames[i].method, "Lredefine/Holding;"))
                ids[j] = frames[i].method;
        release(name);
    }
}

static void get_class_ids(JNIEnv *jni, jobjectArray given, jmethodID *ids)
{
    for (int i = 0; i < HOLDING_METHODS; i++)
        ids[i] = static_method_id(jni, class_of_probe(jni, given), holding_names[i],
                                  "(Ljava/lang/Object;Ljava/lang/Runnable;)Ljava/lang/String;");
}

static void say_obsolete_ids(JNIEnv *jni, jobjectArray given)
{
    jthread thread = (*jni)->GetObjectArrayElement(jni, given, HOLDING_THREAD);
    jmethodID now[HOLDING_METHODS], single[HOLDING_METHODS] = {NULL};
    jvmtiFrameInfo frames[STACK_MOST] = {{0}};
    jint count = 0;
    get_class_ids(jni, given, now);
    must(GetStackTrace, thread, 0, STACK_MOST, frames, &count);
    put_holding_ids(frames, count < STACK_MOST ? count : STACK_MOST, single);
    for (int i = 0; i < HOLDING_METHODS; i++) {
        say("the class's id is as before: %s", truth(now[i] == holding_before[i]));
        if (holding_ids[i] == NULL)
            say("%s: there is no frame of it", holding_names[i]);
        else
            say("%s: obsolete %s, the class's %s, as by GetStackTrace %s", holding_names[i],
                truth(is_obsolete(holding_ids[i])), truth(holding_ids[i] == holding_before[i]),
                truth(holding_ids[i] == single[i]));
    }
}

void observe_obsolete_ids(JNIEnv *jni, jobjectArray given,
                          void (*ask)(JNIEnv *jni, jobjectArray given))
{
    bool first = holding_before[0] == NULL;
    if (first)
        get_class_ids(jni, given, holding_before);
    say("RedefineClasses: %s", error_name(redefine(jni, given)));
    if (first)
        ask(jni, given);
    say_obsolete_ids(jni, given);
}
