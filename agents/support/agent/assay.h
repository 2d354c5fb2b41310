/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The vocabulary of an Assay agent.
 *
 * An agent observes and says what it saw; it makes no verdict. It is one C file:
 *
 *     #include "assay.h"
 *
 *     TITLE("GetSourceFileName reports ABSENT_INFORMATION without a SourceFile attribute.");
 *
 *     static void observe(JNIEnv *jni, jobject klass)
 *     {
 *         char *name;
 *         SAY_CALL(GetSourceFileName, (jclass)klass, &name);
 *     }
 *
 *     TEST(.target = "classes.Attributes", .args = LIST("bare"), .probe = observe,
 *          .needs = {.can_get_source_file_name = 1});
 *
 * Agent_OnLoad, Agent_OnUnload, the JVM TI environment, its capabilities and the
 * natives of the Java class assay.Agent come from the support library.
 */
#ifndef ASSAY_H
#define ASSAY_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "descriptor.h"

/* ---- The test ----------------------------------------------------------- */

/* What must hold, in one sentence. Stands at the top of the file. */
#define TITLE(SENTENCE) static const char assay_title[] = SENTENCE

/* The test's descriptor (descriptor.h). Stands at the end of the file. */
#define TEST(...)                                                                                  \
    __attribute__((visibility("default")))                                                         \
    const struct assay_test assay_test = {.version = ASSAY_DESCRIPTOR_VERSION,                     \
                                          .size = sizeof(struct assay_test),                       \
                                          .title = assay_title,                                    \
                                          __VA_ARGS__}

extern const struct assay_test assay_test;

/* The case for which the hook is called, or "" in a test without cases. By hand it
 * is chosen with the environment variable ASSAY_CASE. */
const char *assay_case(void);
bool is_case(const char *name);

/* Puts the case's name into the target's field "static String variant", on which the target decides. */
void pass_case(JNIEnv *jni, jclass target);

/* For targets that first call the probe with their class, to get the case: whether the subject is a
 * class. If so the case is in its field now. */
bool asks_for_case(JNIEnv *jni, jobject subject);

/* ---- Calling JVM TI ----------------------------------------------------- */

/* The test's environment: created in Agent_OnLoad before the load hook with
 * JVMTI_VERSION_1_2, and never disposed of by the support library. In the
 * configuration `late` it is created in the live phase, when Java first uses
 * assay.Agent. */
extern jvmtiEnv *assay_env;

/* The JVM this agent runs in. */
extern JavaVM *assay_vm;

/* Calls a JVM TI function of the test's environment, or of `ENV`. Yields the
 * jvmtiError. Written ti(GetThreadState, thread, &state). */
#define ti(FUNCTION, ...) ti_in(assay_env, FUNCTION, ##__VA_ARGS__)
#define ti_in(ENV, FUNCTION, ...) ((*(ENV))->FUNCTION((ENV), ##__VA_ARGS__))

/* Calls it under observation and says its error: "FUNCTION: ERROR". */
#define SAY_CALL(FUNCTION, ...) SAY_CALL_IN(assay_env, FUNCTION, ##__VA_ARGS__)
#define SAY_CALL_IN(ENV, FUNCTION, ...)                                                            \
    say(#FUNCTION ": %s", error_name(ti_in(ENV, FUNCTION, ##__VA_ARGS__)))

/* The same for a call that is not under observation, but that the test rests
 * on: with any error but JVMTI_ERROR_NONE it says "FUNCTION: ERROR", which no
 * expected file has, and ends the process. Not for heap callbacks. A callback
 * that is still running when the JVM has died does not go on after it. */
#define must(FUNCTION, ...) must_in(assay_env, FUNCTION, ##__VA_ARGS__)
#define must_in(ENV, FUNCTION, ...) assay_must(ENV, #FUNCTION, ti_in(ENV, FUNCTION, ##__VA_ARGS__))
void assay_must(jvmtiEnv *env, const char *function, jvmtiError error);

/* As `ti`, for a function that an implementation may be unable to provide on a Java frame: PopFrame,
 * ForceEarlyReturn*, and from 26 on NotifyFramePop, SetLocal* and GetLocal* but GetLocalInstance. Where
 * it says JVMTI_ERROR_OPAQUE_FRAME the test is `inapplicable`; `must` does the same. Not for frames
 * of native methods; and the tests `plain-frame` hold that these functions are of use at all. */
#define ti_if_able(FUNCTION, ...) ti_if_able_in(assay_env, FUNCTION, ##__VA_ARGS__)
#define ti_if_able_in(ENV, FUNCTION, ...)                                                          \
    assay_if_able(ENV, #FUNCTION, ti_in(ENV, FUNCTION, ##__VA_ARGS__))
jvmtiError assay_if_able(jvmtiEnv *env, const char *function, jvmtiError error);

/* Whether the phase is one before the start phase. */
bool is_before_start(void);

/* Returns memory that JVM TI allocated; null is fine. */
void release(void *memory);

/* An additional environment of this JVM (GetEnv with JVMTI_VERSION_1_2). */
jvmtiEnv *new_environment(void);

/* Adds capabilities beyond the test's needs. Where AddCapabilities says
 * JVMTI_ERROR_NOT_AVAILABLE, as it may for those that one environment at a time can have, or
 * only from OnLoad on (Capability), the test is `inapplicable`. */
void add_capabilities(jvmtiEnv *env, const jvmtiCapabilities *capabilities);

/* An additional environment with these capabilities, on the same terms. */
jvmtiEnv *new_environment_with(const jvmtiCapabilities *capabilities);

/* Arguments of HotSpot, for a LIST, with which a call waits for the compilation that it causes. */
#define COMPILED_BEFORE "-XX:+IgnoreUnrecognizedVMOptions", "-XX:-BackgroundCompilation"

/* The same with the last of its tiers of compilers alone. */
#define COMPILED_EARLY                                                                             \
    "-XX:+IgnoreUnrecognizedVMOptions", "-XX:-TieredCompilation", "-XX:-BackgroundCompilation"

/* The same with the first one alone. */
#define COMPILED_BY_FIRST_TIER                                                                     \
    "-XX:+IgnoreUnrecognizedVMOptions", "-XX:TieredStopAtLevel=1", "-XX:-BackgroundCompilation"

/* An environment for a LIST with which the launcher enables preview features. A launcher that does not
 * know it starts without them, and then the target says that the test is inapplicable. */
#define PREVIEW_FEATURES "JDK_JAVA_OPTIONS=--enable-preview"

/* ---- Saying ------------------------------------------------------------- */

/* Writes one line of the transcript, whole and at once, from any thread and in
 * any phase, also in heap callbacks. Control characters come out as \xNN. A line
 * does not start with '#', which marks the support library's own records. One of more than
 * 4000 bytes is not cut, but ends the process, and the test fails. Never say an address,
 * hash, id or time. */
__attribute__((format(printf, 1, 2))) void say(const char *format, ...);

/* The test's own arrangements failed (a class is missing, a thread could not be
 * created) and nothing can be said about the JVM: ends the process, the verdict
 * is ERROR. */
__attribute__((noreturn, format(printf, 1, 2))) void broken(const char *format, ...);

/* The platform or the JVM has no such thing as the test is about, which could not be known
 * before (not a capability): ends the process, the verdict is NA with this reason. */
__attribute__((noreturn, format(printf, 1, 2))) void inapplicable(const char *format, ...);

/* For the answer, already said, to a bad argument that a JVM need not detect: ends the process if the
 * call was accepted, since the JVM may be damaged then. The expected line after that answer has to cite
 * its error and functions.error-invalid-input-no-action, so that the early end weighs no more. */
void end_if_accepted(jvmtiError error);

/* Ends the process with `broken` if a Java exception is pending. */
void no_exception(JNIEnv *jni);

/* ---- Names -------------------------------------------------------------- */

/* Names of constants, made from spec/constants.tsv. Enumerations give the
 * constant's name without the prefix that all of them share, but errors give the
 * whole; bit sets give the names of their bits joined by '|', or "0". What has no
 * name comes out in numbers, as in "unknown(99)" or "ALIVE|0x800".
 *
 * Like every const char * of this header that is not said to live longer, the
 * result is overwritten after 16 more calls on the same thread. */
const char *error_name(jvmtiError error);                 /* JVMTI_ERROR_THREAD_NOT_ALIVE */
bool is_universal_error(jvmtiError error);                /* that any function may give */
const char *thread_state(jint state);                     /* ALIVE|WAITING|PARKED, no vendor bits */
const char *java_thread_state(jint state);                /* TIMED_WAITING, after masking */
const char *phase_name(jvmtiPhase phase);                 /* LIVE */
const char *event_name(jvmtiEvent event);                 /* VM_INIT */
const char *reference_kind(jvmtiHeapReferenceKind kind);  /* ARRAY_ELEMENT */
const char *primitive_type(jvmtiPrimitiveType type);      /* BOOLEAN */
const char *heap_filter(jint filter);                     /* TAGGED|CLASS_UNTAGGED */
const char *class_status(jint status);                    /* VERIFIED|PREPARED */
const char *location_format(jvmtiJlocationFormat format); /* JVMBCI */
const char *timer_kind(jvmtiTimerKind kind);              /* USER_CPU */
const char *verbose_flag(jvmtiVerboseFlag flag);          /* GC */

/* Names of the capabilities held, joined by ' ', in the order of the bits. */
const char *capability_names(const jvmtiCapabilities *capabilities);

/* Access flags of a class, a field or a method by their Java names, joined by blanks, in
 * the order of the bits; "none" for no flag. */
const char *class_modifiers(jint flags);
const char *field_modifiers(jint flags);
const char *method_modifiers(jint flags);

/* "true", "false", or "jboolean(7)" for what is neither JNI_TRUE nor JNI_FALSE. */
const char *truth(jboolean value);

/* A string of the JVM in double quotes, every byte outside printable ASCII as
 * \xNN, '"' and '\' escaped; "null" without quotes for a null pointer. */
const char *quoted(const char *text);

/* A value by its JVM type letter (Z B C S I J F D): "true", "42", "0x1.8p+1".
 * Floating-point numbers come in hexadecimal, exactly. */
const char *value_text(char type, jvalue value);

/* The letter of the result's type in a method's signature; '?' where that has none. */
char result_letter(const char *signature);

/* ---- Texts that are put together --------------------------------------- */

/* Texts as short-lived as those names, for a `say` that uses several of them: the calling thread's
 * next one, empty, and appending to it. What does not fit into ASSAY_TEXT_SIZE bytes is not cut, but
 * ends the process, and the test fails. */
#define ASSAY_TEXT_SIZE 4096
char *assay_text(void);
__attribute__((format(printf, 2, 3))) void assay_append(char *text, const char *format, ...);

/* ---- Classes, members, objects ------------------------------------------ */

/* Lookups that end the process with `broken` on failure. Names as in JNI:
 * "thread/Parked", "()V". References are local. */
jclass find_class(JNIEnv *jni, const char *name);
jmethodID method_id(JNIEnv *jni, jclass klass, const char *name, const char *signature);
jmethodID static_method_id(JNIEnv *jni, jclass klass, const char *name, const char *signature);
jfieldID field_id(JNIEnv *jni, jclass klass, const char *name, const char *signature);
jfieldID static_field_id(JNIEnv *jni, jclass klass, const char *name, const char *signature);
jobject object_field(JNIEnv *jni, jobject object, const char *name, const char *signature);
jobject static_object_field(JNIEnv *jni, jclass klass, const char *name, const char *signature);

/* A local reference to an element of an array of objects. */
jobject element(JNIEnv *jni, jobject array, jsize index);

/* How often an object, such as a class, is in a list. */
int times_in(JNIEnv *jni, jobject object, jint count, const jobject *objects);

/* A class as its signature, and any other object as its toString gives it: for classes
 * whose toString the test owns, and for strings. Calls Java. "null" for null. */
const char *to_string(JNIEnv *jni, jobject object);

/* Signature of a class ("Lthread/Parked;") and Class.name()signature of a method
 * ("Lthread/Parked;.run()V"), asked of JVM TI by `must`. */
const char *class_name(jclass klass);
const char *method_name(jmethodID method);

/* Name of a thread, asked of JVM TI by `must`. Use it only on threads that the
 * test named, or that the specification names. */
const char *thread_name(jthread thread);

/* How many elements of an array that JVM TI returned with this count can be read: none where the count
 * is negative. Null for an array that has some ends the test with the difference, as `must` does. */
jint readable(const void *array, jint count);

/* A text that JVM TI returned, for the functions of the C library: an empty one for null. */
static inline const char *readable_text(const char *text)
{
    return text == NULL ? "" : text;
}

/* How many local references there is room for in hooks, and in what start_attached and its like run. */
enum { HOOK_REFERENCES = 512 };

/* Asks for room for so many local references: sixteen can be had without asking. A JVM that refuses
 * may yet make them. */
void ask_for_references(JNIEnv *jni, jint count);

/* ---- Tags --------------------------------------------------------------- */

/* SetTag and GetTag by `must`. */
void set_tag(jobject object, jlong tag);
jlong tag_of(jobject object);

/* ---- Events ------------------------------------------------------------- */

/* Sets the callback of one event and enables it for all threads, or for one:
 * on(VMDeath, on_death), on_thread(Breakpoint, hit, thread). The compiler checks
 * the callback's type. `off` disables it everywhere. Both rest on `must`. Hooks
 * of the descriptor and `on` do not mix for VMStart, VMInit and VMDeath. */
#define on(EVENT, CALLBACK) on_thread(EVENT, CALLBACK, NULL)
#define on_thread(EVENT, CALLBACK, THREAD)                                                         \
    (assay_callbacks.EVENT = (CALLBACK), assay_enable(ASSAY_EVENT(EVENT), (THREAD)))
#define off(EVENT) assay_disable(ASSAY_EVENT(EVENT), NULL)
#define off_thread(EVENT, THREAD) assay_disable(ASSAY_EVENT(EVENT), (THREAD))

/* The callbacks are laid out in the order of the event numbers. */
#define ASSAY_EVENT(EVENT)                                                                         \
    ((jvmtiEvent)(JVMTI_MIN_EVENT_TYPE_VAL                                                         \
                  + offsetof(jvmtiEventCallbacks, EVENT) / sizeof(jvmtiEventReserved)))
extern jvmtiEventCallbacks assay_callbacks;
void assay_enable(jvmtiEvent event, jthread thread);
void assay_disable(jvmtiEvent event, jthread thread);

/* ---- Waiting ------------------------------------------------------------ */

/*
 * Meeting points in native code, known by name and made at first use. They use no
 * JVM TI function and no Java monitor, and a thread that waits at one is inside a
 * native method. Waiting has no bound of its own: the test's timeout ends it.
 *
 * Java calls them as Agent.arriveAndWait, Agent.awaitArrival and Agent.releasePoint;
 * between agent code and Java code they work both ways.
 */
void arrive_and_wait(const char *point); /* arrives, and waits until the point is released */
void await_arrival(const char *point);   /* waits until a thread has arrived at the point */
void release_point(const char *point);   /* releases who waits there, or will arrive there */

#endif
