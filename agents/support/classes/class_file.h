/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Class files: their constant pools, members, attributes and bytecodes, and comparing what JVM TI
 * reports with them. Every access is checked against the size, so that wrong bytes of a JVM cannot
 * crash the agent.
 *
 * The constant pool of a class as GetConstantPool reports it, and the constants that the
 * instructions of a method name:
 *
 *     struct constant_pool pool = get_constant_pool(klass);
 *     say("well formed: %s", truth(pool.complete));
 *     say_constants(&pool, method, "answer");      "answer: string of Utf8 text"
 *     free_constant_pool(&pool);
 *
 * All classes of the program, compared with the class files that ClassFileLoadHook was given, an
 * account of the classes that does not come from what the JVM made of them:
 *
 *     static void compare(jclass klass, const struct class_file *file)
 *     {
 *         jboolean interface = JNI_FALSE;
 *         bool expected = class_u2(file, file->access_flags) & 0x0200;
 *         must(IsInterface, klass, &interface);
 *         if (interface != expected)
 *             differs("%s: expected interface %s, actual %s", class_name(klass), truth(expected),
 *                     truth(interface));
 *     }
 *
 *     static void observe(JNIEnv *jni, jobject unused)
 *     {
 *         compare_classes(jni, compare);           "first difference: none"
 *     }
 *
 *     TEST(.target = "classes.Library", .load = record_class_files, .probe = observe,
 *          .needs = {CLASS_FILE_NEEDS}, .wants = {CLASS_FILE_WANTS});
 */
#ifndef ASSAY_CLASS_FILE_H
#define ASSAY_CLASS_FILE_H

#include <stdint.h>

#include "assay.h"
#include "record.h"

/* ---- Constant pools ----------------------------------------------------- */

/* Tags of constants (The Java Virtual Machine Specification, 4.4). */
enum {
    CONSTANT_UTF8 = 1,
    CONSTANT_INTEGER = 3,
    CONSTANT_FLOAT = 4,
    CONSTANT_LONG = 5,
    CONSTANT_DOUBLE = 6,
    CONSTANT_CLASS = 7,
    CONSTANT_STRING = 8,
    CONSTANT_FIELD = 9,
    CONSTANT_METHOD = 10,
    CONSTANT_INTERFACE_METHOD = 11,
    CONSTANT_NAME_AND_TYPE = 12,
    CONSTANT_METHOD_HANDLE = 15,
    CONSTANT_METHOD_TYPE = 16,
    CONSTANT_DYNAMIC = 17,
    CONSTANT_INVOKE_DYNAMIC = 18,
    CONSTANT_MODULE = 19,
    CONSTANT_PACKAGE = 20
};

/* A constant pool: what GetConstantPool returns, and where its entries are. */
struct constant_pool {
    jint count, size;     /* constant_pool_count_ptr and constant_pool_byte_count_ptr */
    unsigned char *bytes; /* constant_pool_bytes_ptr */
    jint *offsets;        /* of each entry's tag in the bytes; -1 where there is no entry */
    jint end;             /* the offset after the last entry */
    bool complete;        /* there are `count` entries, and they fill the bytes exactly */
};

/* Finds the entries of a pool whose count, size and bytes are set, as after a GetConstantPool under
 * observation. What cannot be an entry ends the search and leaves `complete` false. */
void parse_constant_pool(struct constant_pool *pool);

/* The constant pool of a class, by `must`, parsed. For free_constant_pool. */
struct constant_pool get_constant_pool(jclass klass);
void free_constant_pool(struct constant_pool *pool);

/* Numbers of two and of four bytes in a pool. Behind its end they end the process, having said that
 * the constant pool ends too early. */
unsigned pool_u2(const struct constant_pool *pool, jint offset);
uint32_t pool_u4(const struct constant_pool *pool, jint offset);

/* The tag of an entry; 0 where the index names none. */
int constant_tag(const struct constant_pool *pool, unsigned index);

/* The offset of what follows the entry's tag; the index names an entry. */
jint constant_at(const struct constant_pool *pool, unsigned index);

/* Whether the index names a CONSTANT_Utf8 entry with this text; null is for index 0, as where an
 * optional entry is absent. */
bool is_utf8(const struct constant_pool *pool, unsigned index, const char *text);

/* Whether the index names a CONSTANT_Class entry for the class of this signature, such as
 * "Ljava/lang/Object;" or "[I". */
bool is_class_constant(const struct constant_pool *pool, unsigned index, const char *signature);

/* The constant as "int 7", "class java/lang/Object", "field of class A: name I" and so on; "no
 * constant (tag 0)" where the index names none. */
const char *constant_text(const struct constant_pool *pool, unsigned index);

/* Says "NAME: CONSTANT" for each constant that the method's instructions name, in their order. */
void say_constants(const struct constant_pool *pool, jmethodID method, const char *name);

/* ---- Bytecodes ---------------------------------------------------------- */

/* The number of bytes of the instruction at an index of the code, with its operands; 0 if no whole
 * instruction is there. */
jint instruction_length(const unsigned char *code, jint size, jint at);

/* The index of the instruction after it. Where no whole instruction is, says so and ends the
 * process. For loops: for (jint at = 0; at < size; at = next_instruction(code, size, at)) */
jint next_instruction(const unsigned char *code, jint size, jint at);

/* How many bytes of an index into the constant pool follow this opcode: 0, 1 or 2. */
jint constant_index_bytes(unsigned char opcode);

/* Whether the instruction at `to` can be executed after the one at `from`, exceptions apart. */
bool can_follow(const unsigned char *code, jint size, jint from, jint to);

/* Whether the code consists of the expected instructions. The indices into the constant pool may
 * differ, for the JVM chooses those that go with the pool that it reports. */
bool is_same_code(const unsigned char *expected, const unsigned char *code, jint size);

/* ---- Class files -------------------------------------------------------- */

/* A class file as ClassFileLoadHook gave it. Places in it are offsets in pool.bytes, which go on
 * after the constants; 0 is none. */
struct class_file {
    struct constant_pool pool;
    jint minor, major;           /* its version */
    jint access_flags;           /* the place of the class's access flags */
    jobject loader;              /* a global reference, or null for the bootstrap loader */
    struct class_file *previous; /* the one that was recorded before */
};

/* Parses a class file in place: the bytes stay the caller's, and pool.bytes are its own from behind the
 * count of constants on. The caller frees pool.offsets. What is no class file ends the process. */
struct class_file class_file_in(unsigned char *bytes, jint length);

/* What tests need and want for recording class files, for the descriptor. */
#define CLASS_FILE_NEEDS .can_generate_all_class_hook_events = 1
#define CLASS_FILE_WANTS .can_generate_early_class_hook_events = 1

/* The load hook of such a test: from now on ClassFileLoadHook records every class file, until
 * compare_classes. They are never freed. */
void record_class_files(JavaVM *vm, char *options);

/* In place of it, in the probe: records those of the loaded classes of the program, which its loader
 * finds as resources. For tests of what a JVM does without where there is a hook. */
void read_class_files(JNIEnv *jni);

/* The class file of a class, of several the last, or null where none was recorded. */
const struct class_file *find_class_file(JNIEnv *jni, jclass klass);

/* Numbers at a place. Behind the end of the file they say so and end the process. */
unsigned class_u2(const struct class_file *file, jint at);
uint32_t class_u4(const struct class_file *file, jint at);

/* `length` bytes at a place, checked in the same way. */
const unsigned char *class_file_bytes(const struct class_file *file, jint at, jint length);

/* The places of interfaces_count, fields_count, methods_count, and of the class's
 * attributes_count. */
jint interfaces_of(const struct class_file *file);
jint fields_of(const struct class_file *file);
jint methods_of(const struct class_file *file);
jint attributes_of(const struct class_file *file);

/* The place of the first member of this name and descriptor (its access flags), of those whose count
 * is at `members`; 0 for none. The count of its attributes follows six bytes later, and the next
 * member after them. */
jint find_member(const struct class_file *file, jint members, const char *name,
                 const char *descriptor);
jint next_member(const struct class_file *file, jint member);
bool is_member(const struct class_file *file, jint member, const char *name,
               const char *descriptor);

/* The content of the first attribute of this name of those whose count is at `attributes`, or of the
 * next one after `previous`; 0 for none. */
jint find_attribute(const struct class_file *file, jint attributes, const char *name);
jint next_attribute(const struct class_file *file, jint attributes, jint previous,
                    const char *name);

/* The attribute_length of an attribute, given its content. */
jint attribute_length(const struct class_file *file, jint content);

/* Whether the Signature attribute among these is `generic`; for null, whether there is none. */
bool is_generic_signature(const struct class_file *file, jint attributes, const char *generic);

/* ---- Bulk comparisons --------------------------------------------------- */

/* Calls `compare` for each loaded class that is prepared and has a class file; then says whether
 * there were classes of the program among them, and the first difference that `compare` has recorded
 * with `differs` (record.h), or none. */
void compare_classes(JNIEnv *jni, void (*compare)(jclass klass, const struct class_file *file));

/* Whether the class may have another class file than the one recorded: one of the class library in a JVM
 * whose flight recorder records, which changes such classes itself. */
bool may_be_transformed(const struct class_file *file);

/* Whether a class may have so many members, ACTUAL, though its class file has EXPECTED: a JVM may add
 * members to classes of its own library, as HotSpot does to the events of its flight recorder. */
bool may_have_more(const struct class_file *file, jint actual, jint expected);

/* A method of a class and of its class file. */
struct class_file_method {
    jmethodID id;
    const char *name; /* class, name and descriptor, as method_name gives them */
    const char *descriptor;
    const struct class_file *file;
    jint at;   /* its place: that of its access flags */
    jint code; /* the content of its Code attribute, or 0 for none */
};

/* Calls `compare` for each method that is in the class file of its class, and says the rest like
 * compare_classes. Which methods a class has is for GetClassMethods/as-in-class-files. */
void compare_methods(JNIEnv *jni, void (*compare)(const struct class_file_method *method));

/* The place of attributes_count of the method's Code attribute. */
jint code_attributes_of(const struct class_file_method *method);

/* A field of a class and of its class file. */
struct class_file_field {
    jclass klass;
    jfieldID id;
    const char *name; /* class, name and descriptor */
    const struct class_file *file;
    jint at; /* its place: that of its access flags */
};

/* The same for fields. Which fields a class has is for GetClassFields/as-in-class-files. */
void compare_fields(JNIEnv *jni, void (*compare)(const struct class_file_field *field));

#endif
