/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Heap walks: the callbacks, the objects that they report, and collecting garbage.
 *
 * Callbacks of heap walks may call no other function of JVM TI, and know objects by their tags. So
 * a test tags the objects of interest, its callbacks record what they are given (record.h), and
 * the record is said after the walk, sorted, since the order of a walk is open:
 *
 *     HEAP_REFERENCE_CALLBACK(record_reference)
 *     {
 *         if (has_name(tag) && has_name(referrer_tag))
 *             record("%s -> %s", object_name(*referrer_tag), object_name(*tag));
 *         return JVMTI_VISIT_OBJECTS;
 *     }
 *
 *     static void observe(JNIEnv *jni, jobject pairs)
 *     {
 *         static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = record_reference};
 *         name_objects(jni, pairs);
 *         jobject child = object_named(jni, pairs, "child");
 *         jvmtiError error = ti(FollowReferences, 0, NULL, child, &callbacks, NULL);
 *         say_walk("FollowReferences", error);     "FollowReferences: JVMTI_ERROR_NONE",
 *     }                                            "child -> Child", ...
 */
#ifndef ASSAY_HEAP_H
#define ASSAY_HEAP_H

#include "assay.h"
#include "callbacks.h"
#include "record.h"

/* ---- Callbacks ---------------------------------------------------------- */

/* Their heads are in callbacks.h. */

/* The kinds of version 1.0 without their prefixes: "JNI_GLOBAL", "ARRAY_ELEMENT". */
const char *root_kind(jvmtiHeapRootKind kind);
const char *object_reference_kind(jvmtiObjectReferenceKind kind);

/* The number of bytes of an array element of this type. */
size_t element_size(jvmtiPrimitiveType type);

/* Runs what follows with each of the sixteen combinations of the heap filter flags. */
#define FOR_EACH_FILTER(FILTER)                                                                    \
    for (jint FILTER = 0; FILTER < 16 * JVMTI_HEAP_FILTER_TAGGED;                                  \
         FILTER += JVMTI_HEAP_FILTER_TAGGED)

/* ---- Saying what a walk reported ---------------------------------------- */

/* Says "WHAT: ERROR" and then the record, sorted, a line each. */
void say_walk(const char *what, jvmtiError error);

/* Says the words, a colon, the error and the record, all in one line, as in
 * "TAGGED: JVMTI_ERROR_NONE array object x2"; "nothing" for an empty record. */
__attribute__((format(printf, 2, 3))) void say_walk_in_one_line(jvmtiError error, const char *words,
                                                                ...);

/* ---- Objects that have names -------------------------------------------- */

/* Tags of named objects are from 1 to less than this. */
enum { NAMED_MAX = 64 };

/* Tags the objects of an array of names and objects in turn, from 1 on in their order, so that
 * callbacks know them by name. Leaves no local references. */
void name_objects(JNIEnv *jni, jobject pairs);

/* Gives a name to a tag that the test sets itself. */
void name_tag(jlong tag, const char *name);

/* Whether a callback's pointer is to the tag of a named object; false for a null pointer. */
bool has_name(const jlong *tag);

/* The name that belongs to a tag; "untagged" for 0, "unknown" for a tag without a name. The name
 * is not overwritten. */
const char *object_name(jlong tag);

/* The tag that belongs to a name. Ends the process with `broken` if there is none. */
jlong tag_named(const char *name);

/* A local reference to the object of that name. */
jobject object_named(JNIEnv *jni, jobject pairs, const char *name);

/* ---- Objects that have indices ------------------------------------------ */

/* A local reference to the class of an object. */
jclass class_of(JNIEnv *jni, jobject object);

/* Tags the elements of an array by their indices, counted from 1. */
void tag_elements(JNIEnv *jni, jobject array);

/* The element of an array of names whose index is the tag, or its first for a tag out of range. */
#define NAME_BY_TAG(NAMES, TAG)                                                                    \
    ((NAMES)[(TAG) > 0 && (TAG) < (jlong)(sizeof(NAMES) / sizeof(NAMES)[0]) ? (TAG) : 0])

/* ---- Objects in every state of tags ------------------------------------- */

/* Tags that do not collide with those of named objects or of elements. */
enum { TAG_OF_SUBJECT = 1, TAG_OF_THREAD = 900, TAG_OF_CLASS = 1000, TAG_OF_ARRAY = 2000 };

/* Heap filters distinguish four states: "tagged-of-tagged-class", "untagged-of-tagged-class",
 * "tagged-of-untagged-class" and "untagged-of-untagged-class", here from 0 to 3. */
extern const char *const tag_state_names[4];

/* Brings the first four objects of an array, of which the third and the fourth have another class
 * than the others, into the states 0 to 3: tags the first object with 1 and the third with 3, the
 * class of the first with TAG_OF_CLASS, and the array itself with TAG_OF_ARRAY. */
void set_tag_states(JNIEnv *jni, jobject array);

/* The name of the state whose marker a target put into an object as a value: 0x5eed0a11 and so on
 * for the states from 0; null for other values. */
const char *marked_state(jlong value);

/* A tag in which all bits but the sign matter; and how a tag was written by a callback: "none" for
 * 0, "new" for WIDE_TAG, "new, negative" for -WIDE_TAG, and "old" for others. */
#define WIDE_TAG ((jlong)0x7123456789abcdef)
const char *written_tag(jlong tag);

/* ---- Fields by their indices -------------------------------------------- */

/* A target hands over an array: an object or a class, the subject, and then objects to which its
 * fields may refer and whose toString names them. */

/* Tags the subject with TAG_OF_SUBJECT and the other objects with tags above it; returns the
 * subject. */
jobject tag_subject(JNIEnv *jni, jobject subjects);

/* Callbacks that record "index 3: FIELD NAME" for a reference of the subject, and
 * "index 3: FIELD I 7" for a primitive field. They follow nothing. */
jint JNICALL record_field_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                                    jlong class_tag, jlong referrer_class_tag, jlong size,
                                    jlong *tag, jlong *referrer_tag, jint length, void *user_data);
jint JNICALL record_primitive_field(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                                    jlong class_tag, jlong *tag, jvalue value,
                                    jvmtiPrimitiveType type, void *user_data);

/* Probes: all fields of the subject as FollowReferences reports them, and its primitive fields as
 * IterateThroughHeap does, by ascending index. */
void follow_fields(JNIEnv *jni, jobject subjects);
void iterate_fields(JNIEnv *jni, jobject subjects);

/* A probe: the primitive fields by both functions, with the bits of their values in hexadecimal,
 * as in "index 3: FIELD D 7ff8000000000001": no two values look alike. */
void follow_and_iterate_bits(JNIEnv *jni, jobject subjects);

/* ---- Sizes -------------------------------------------------------------- */

/* Sizes that callbacks are given, compared with those of GetObjectSize. The specification calls a
 * size an estimate that may change, so it must be the one before the walk or the one after it. */

/* Before a walk: expects the current size for the object, which has that tag (below 5001). Keeps a
 * weak global reference. */
void expect_size(JNIEnv *jni, jobject object, jlong tag);

/* For callbacks: takes the size that was given for the object with that tag. */
void take_size(jlong tag, jlong size);

/* After a walk: whether all the sizes given for that object were right. Forgets them. */
bool is_size_right(jlong tag);

/* After a walk: the number of objects for which a wrong size was given; and the same, said as
 * "objects with a wrong size: 0". Forget the sizes given. */
int wrong_sizes(void);
void say_wrong_sizes(void);

/* After a walk: records a difference (record.h) for each object for which a wrong size was given.
 * Forgets the sizes given. */
void compare_sizes(void);

/* ---- Roots and unreachable objects -------------------------------------- */

/* Says whether FollowReferences and IterateOverReachableObjects report the object as a root of any
 * kind: "FollowReferences: ERROR, root TRUTH". The object is tagged during the walks only. */
void say_whether_root(jobject object);

/* For walks that begin with a collection, objects that are not reachable may be gone; but an object
 * that a weak reference still returns after the walk was in the heap during it.
 *
 * Has `walk` iterate over new unreachable objects of the class until some are left after it, a
 * hundred times at most. Says how many of these `walk` has not counted once, and how many times
 * count_report got user data that was not null. */
void say_unreachable(JNIEnv *jni, const char *what, jclass klass, jvmtiError (*walk)(jclass klass));

/* For the callbacks of `walk`: counts the report of an object with this tag. */
void count_report(jlong tag, const void *user_data);

/* ---- Local references of native code ------------------------------------ */

/* Starts a thread that has no Java frames: a native thread that is attached, or an agent thread.
 * It tags itself with TAG_OF_THREAD and waits with one local reference, to an object with the tag
 * TAG_OF_HELD, the only one that refers to an object with the tag TAG_BEHIND_HELD. */
enum { TAG_OF_HELD = 1, TAG_BEHIND_HELD = 2 };
void start_frameless(JNIEnv *jni, bool is_attached);

/* Lets the thread end. True if it has ended when this returns; an agent thread may take its time. */
bool end_frameless(bool is_attached);

/* Starts such a thread, and calls `walk`, whose callback ends it at the reference that the thread holds and
 * then, in further calls, at each reference of all stacks in turn. Says what came after the end, and ends the thread. */
void say_ends_at_locals(JNIEnv *jni, bool is_attached, void (*walk)(void));

/* For the callbacks of `walk`: whether to end it at this reference of a stack; and one of something else. */
bool ends_at_local(jlong tag);
void count_after_end(void);

/* Says four walks of a native method: in three nested local frames with an object each, in two,
 * in one that got an object from the second, and without that reference. The current thread has the
 * tag TAG_OF_THREAD, and the objects have names. */
void walk_with_local_frames(JNIEnv *jni, jvmtiError (*walk)(void));

/* For the callbacks of `walk`: records a local reference of a named object, and whether thread and
 * method are the current ones. */
void record_jni_local(const char *kind, jlong tag, jlong thread_tag, jint depth, jmethodID method);

/* ---- Collecting garbage ------------------------------------------------- */

/* Collects until all objects of these weak references are freed; false where the collector does
 * not free them in twenty attempts. */
bool collect_until_freed(JNIEnv *jni, jweak *witnesses, int count);

/* After a call that allocates: `inapplicable` where it has thrown OutOfMemoryError, as no JVM has to
 * free the memory of garbage. Any other pending exception is a failure. */
void need_room(JNIEnv *jni);

/* Collects, and allocates other objects where freed ones were: a stale reference to one of these
 * does not find it as it was. Where the heap is full thereby, the test is `inapplicable`. */
void collect_and_refill(JNIEnv *jni);

/* Collects in the start phase by System.gc, since ForceGarbageCollection is for the live phase.
 * Does nothing before Java 9, where the start phase begins when Java code cannot run yet. */
void collect_at_start(JNIEnv *jni);

/* An additional environment that can tag objects and get ObjectFree events. */
jvmtiEnv *freeing_environment(void);

/* ==== Collections on another thread ======================================= */

/*
 * Garbage collections that another thread forces all the time, while one more thread asks for the
 * stack traces of all threads.
 *
 *     on(ObjectFree, last_for_collections);
 *     start_collecting();
 *     bool meets = await_lasting();
 *     stop_collecting();
 */

/* Starts the two threads; ends them and waits for their end. */
void start_collecting(void);
void stop_collecting(void);

/* A callback of ObjectFree that for tag 1 lasts for three collections. If it is called within a
 * collection, none ends meanwhile: it takes a tenth of a second at most each time, and a second in
 * all. */
void JNICALL last_for_collections(jvmtiEnv *env, jlong tag);

/* Waits until one more such callback begins, and says whether one runs then. After one that does not
 * come it does not wait again. */
bool await_lasting(void);

#endif
