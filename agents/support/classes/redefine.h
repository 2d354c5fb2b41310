/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Redefining and retransforming the class that a target gives to its probe, and replacing class
 * files in ClassFileLoadHook.
 *
 * The targets of the category redefine call the probe with an array: the class, the bytes of
 * another class file for it (a byte[], mostly of javasrc/variants), and for some more. A test of
 * such a change is often no more than this:
 *
 *     static void observe(JNIEnv *jni, jobject subject)
 *     {
 *         say("RedefineClasses: %s", error_name(redefine(jni, subject)));
 *     }
 *
 *     TEST(.target = "redefine.Redefined", .args = LIST("new-bodies"), .probe = observe,
 *          .needs = {.can_redefine_classes = 1});
 *
 * The argument names the variant of the class file; the target shows what the class then does.
 */
#ifndef ASSAY_REDEFINE_H
#define ASSAY_REDEFINE_H

#include <stdlib.h>

#include "assay.h"

/* ---- Class files of a target -------------------------------------------- */

/* The bytes of a class file, copied out of a byte[]; free(file.bytes) when done. */
struct class_bytes {
    jint length;
    unsigned char *bytes;
};

struct class_bytes copy_class_bytes(JNIEnv *jni, jbyteArray array);
struct class_bytes class_bytes_at(JNIEnv *jni, jobjectArray array, jsize index);

/* A copy of the class file that a hook is given, which may be gone when the hook returns. The caller
 * frees it. */
struct class_bytes kept_class_bytes(const unsigned char *bytes, jint length);

/* Whether what a hook is given is this class file. */
bool is_class_file(const struct class_bytes *file, const unsigned char *bytes, jint length);

/* Element 0 of the probe's array, the class. */
jclass class_of_probe(JNIEnv *jni, jobjectArray subject);

/* The name of a class without package and signature characters: "Subject", "Outer$Inner". */
const char *simple_class_name(jclass klass);

/* Where the first occurrence of these bytes begins, or -1. */
jint find_bytes(const unsigned char *bytes, jint length, const void *wanted, size_t size);

/* ---- Redefining and retransforming -------------------------------------- */

/* A change of the class of the probe's array to the array's bytes: `redefine` or `retransform`. */
typedef jvmtiError (*class_change)(JNIEnv *jni, jobjectArray subject);

/* RedefineClasses with the class and the bytes of the probe's array. */
jvmtiError redefine(JNIEnv *jni, jobjectArray subject);

/* One call of RedefineClasses with all classes of an array in which each class precedes its bytes;
 * at most four. */
jvmtiError redefine_all(JNIEnv *jni, jobjectArray subject);

/* RetransformClasses with the class of the probe's array; hook_replace gives the array's bytes. For
 * other classes than redefine.Subject set hook_class before. */
jvmtiError retransform(JNIEnv *jni, jobjectArray subject);

/* The same with a result line that names the class: "Subject: JVMTI_ERROR_NONE". */
void say_redefined(JNIEnv *jni, jobjectArray subject);
void say_retransformed(JNIEnv *jni, jobjectArray subject);

/* Retransforms the class twice. The first time the hook gives a copy of the bytes that it gets,
 * which may be without some attributes of the class; the second time it gives nothing, and the class
 * must be what it was. Says "Subject copied: ERROR, hook 1" and "Subject left: ERROR, hook 1". */
void say_retransformed_unchanged(JNIEnv *jni, jobjectArray subject);

/* What the class's static int number() returns; NO_NUMBER if it throws. */
enum { NO_NUMBER = -1 };
jint number_of(JNIEnv *jni, jclass klass);

/* Makes a change that may be refused. Says "FUNCTION: ERROR", and "refused, but changed: TRUTH":
 * whether the class's static int number() returns something else in spite of an error. Returns the error. */
jvmtiError say_refused(JNIEnv *jni, jobjectArray subject, const char *function,
                       class_change change);

/* Redefines the class of the probe's array so many times. Its class file has a constant "000", in
 * place of which the new versions have "001", "002" and so on. Returns how many calls failed. */
int redefine_repeatedly(JNIEnv *jni, jobjectArray subject, int times);

/* ---- ClassFileLoadHook -------------------------------------------------- */

/* The parameters of a callback of ClassFileLoadHook. */
#define HOOK_PARAMETERS                                                                            \
    jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader, const char *name,                \
        jobject domain, jint length, const unsigned char *bytes, jint *new_length,                 \
        unsigned char **new_bytes

/* Gives the JVM a copy of the class file, for the callback to modify in *new_bytes. */
void give_copy(jvmtiEnv *env, const unsigned char *bytes, jint length, unsigned char **new_bytes,
               jint *new_length);

/* Gives the JVM a copy in which every occurrence of the bytes `from` is replaced by `to`, both of
 * this size. Returns how many there were. */
int give_replaced(jvmtiEnv *env, const unsigned char *bytes, jint length, unsigned char **new_bytes,
                  jint *new_length, const void *from, const void *to, size_t size);

/* Enables ClassFileLoadHook with this callback in another environment. Without the capability
 * can_generate_all_class_hook_events it comes for the classes that the JVM chooses. */
void hook_in(jvmtiEnv *env, jvmtiEventClassFileLoadHook callback);

/* A callback that gives hook_file, if it has bytes, for the class named hook_class, and counts in
 * hook_calls how often it was called for it. */
void JNICALL hook_replace(HOOK_PARAMETERS);
extern const char *hook_class; /* at first "redefine/Subject" */
extern struct class_bytes hook_file;
extern int hook_calls;

/* The same, but it first says "the hook gets number N": what the static int number() returns in the
 * class file that it gets; -1 if that is not to be seen. */
void JNICALL hook_say_number(HOOK_PARAMETERS);

/* Makes hook_class the class of the probe's array, and hook_calls 0. */
void hook_class_of_probe(JNIEnv *jni, jobjectArray subject);

/* ---- A class whose early hooks are observed ----------------------------- */

/* The capabilities for getting events before VMStart. */
#define EARLY_HOOK_CAPABILITIES                                                                    \
    .can_generate_all_class_hook_events = 1, .can_generate_early_class_hook_events = 1

/* A class of the bootstrap loader, and the source file that its class file names. In the class file
 * that give_other_source gives it is the other one. */
#define EARLY_CLASS "java/util/AbstractCollection"
#define EARLY_SOURCE "AbstractCollection.java"
#define EARLY_OTHER_SOURCE "_bstractCollection.java"
void give_other_source(jvmtiEnv *env, const unsigned char *bytes, jint length,
                       unsigned char **new_bytes, jint *new_length);

/* The class. Unless give_other_source was called and the class can be modified, the test is
 * `inapplicable`. */
jclass early_class(JNIEnv *jni);

/* The source file that JVM TI reports for it: "original", "other" or "wrong"; or "none", as a JVM
 * may leave the attribute out when it retransforms the class. */
const char *source_of_early_class(jclass klass);

/* ==== Frames of obsolete methods ========================================== */

/*
 * Active frames of methods whose class is redefined: the frames go on in their own version, whose
 * methods are obsolete unless they are equivalent to the new ones. Three targets of the category
 * redefine make such frames, and tests of many categories observe them.
 *
 *     static void JNICALL on_breakpoint(jvmtiEnv *env, JNIEnv *jni, jthread thread,
 *                                       jmethodID method, jlocation location)
 *     {
 *         redefine_framed(jni, 1);
 *         on_thread(SingleStep, say_step_in_number, thread);
 *     }
 *
 *     static void observe(JNIEnv *jni, jobject subject)
 *     {
 *         stop_in_mark(jni, subject, on_breakpoint);
 *     }
 *
 *     TEST(.target = "redefine.Framing", .args = LIST("number"), .probe = observe, ...);
 */

/* ---- Methods of redefine.Framed; the target is redefine.Framing --------- */

/* The probe's array: the class, and two class files of it. Set by keep_framed. */
extern jobjectArray framed;
void keep_framed(JNIEnv *jni, jobject subject);

/* A static method of the class. */
jmethodID framed_method(JNIEnv *jni, const char *name, const char *signature);

/* Whether the method belongs to the class, in whichever version. */
bool is_framed(jmethodID method);

/* Keeps the probe's array, and sets a breakpoint in mark(), which the methods call. */
void stop_in_mark(JNIEnv *jni, jobject subject, jvmtiEventBreakpoint callback);

/* Redefines the class with the class file at an index of the array; says "RedefineClasses: ERROR". */
void redefine_framed(JNIEnv *jni, jsize index);

/* Says "EVENT in METHOD at LOCATION, obsolete: TRUTH" for an event in the current thread's topmost
 * frame, with a remark if GetFrameLocation gives another method for that frame. */
void say_top_frame_event(const char *event, jmethodID method, jlocation location);

/* The location of the topmost frame, for events that have none. */
jlocation top_frame_location(void);

/* GetClassVersionNumbers by `must`: says "version: MAJOR.MINOR". */
void say_class_version(jclass klass);

/* A callback that says each step in number() of the class. */
void JNICALL say_step_in_number(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                                jlocation location);

/* ---- Frames of several versions of redefine.Subject.during() ------------ */

/* The target redefine.Versions calls the probe with the class and its next version in each frame of
 * during(), and with null in the innermost one. */

/* Says "WHAT: obsolete TRUTH, the class's id TRUTH": whether the method is obsolete, and whether it
 * is what JNI gives for during(). */
void say_version(JNIEnv *jni, const char *what, jmethodID method);

/* say_version of all frames of during() of the current thread, the most recent first. */
void say_versions(JNIEnv *jni);

/* Redefines the class. In the innermost frame instead, it sets a breakpoint at the end of the
 * newest version of during(). */
void redefine_or_break(JNIEnv *jni, jobject subject, jvmtiEventBreakpoint callback);

/* ---- Ids of obsolete methods; the target is redefine.ObsoleteIds --------------- */

/* The target calls the probe twice: with the class redefine.Holding, a class file of it, a thread
 * that has a frame of each of its methods, and the object that is in each frame's variable. */
enum { HOLDING_METHODS = 6, HOLDING_THREAD = 2, HOLDING_OBJECTS };

/* The methods of the frames, as the function under test reports them; null where it did not. */
extern jmethodID holding_ids[HOLDING_METHODS];

/* Puts the ids of those frames of a list that are of the class to the places of their methods. */
void put_holding_ids(const jvmtiFrameInfo *frames, jint count, jmethodID *ids);

/* The probe of such a test. Redefines the class, and the first time calls `ask`, which puts what
 * the function under test reports into holding_ids. Says for each frame whether that method is
 * obsolete, whether it is the class's own from before, and whether GetStackTrace, asked later,
 * reports the same. */
void observe_obsolete_ids(JNIEnv *jni, jobjectArray given,
                          void (*ask)(JNIEnv *jni, jobjectArray given));

#endif
