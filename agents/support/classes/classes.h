/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Classes and modules to ask about: classes of all kinds, the modules of the JVM, and small classes
 * that the agent makes.
 *
 *     static void observe(JNIEnv *jni, jobject samples)
 *     {
 *         jclass klass = sample(jni, samples, SAMPLE_ENUM);
 *         jfieldID field;
 *         FOR_FIELDS(klass, field)
 *         {
 *             say("%s", field_name(klass, field));
 *         }
 *     }
 *
 *     TEST(.target = "classes.Samples", .probe = observe);
 */
#ifndef ASSAY_CLASSES_H
#define ASSAY_CLASSES_H

#include "assay.h"

/* ==== Classes of all kinds ================================================ */

/*
 * The target classes.Samples, which calls the probe with an array of classes of all kinds.
 *
 *     static void observe(JNIEnv *jni, jobject samples)
 *     {
 *         jclass klass = sample(jni, samples, SAMPLE_ENUM);
 *         jfieldID field;
 *         FOR_FIELDS(klass, field)
 *         {
 *             say("%s", field_name(klass, field));
 *         }
 *     }
 *
 *     TEST(.target = "classes.Samples", .probe = observe);
 */

/* Places in the array. SAMPLE_LEFT is an interface, SAMPLE_MARK an annotation type. */
enum sample {
    SAMPLE,
    SAMPLE_BASE,
    SAMPLE_LEFT,
    SAMPLE_ENUM,
    SAMPLE_MARK,
    SAMPLE_ARRAY,
    SAMPLE_ARRAY_2,
    INT_ARRAY,
    LEFT_ARRAY,
    INT,
    VOID,
    SAMPLE_COUNT
};

/* A local reference to one of the classes. */
jclass sample(JNIEnv *jni, jobject samples, enum sample which);

/* Arrays and primitives, for which most functions have rules of their own. */
#define FOR_ARRAYS_AND_PRIMITIVES(WHICH)                                                           \
    for (enum sample WHICH = SAMPLE_ARRAY; WHICH < SAMPLE_COUNT; WHICH++)

/* All fields that the class declares, in the order of GetClassFields. */
#define FOR_FIELDS(KLASS, FIELD)                                                                   \
    for (struct field_list list = list_fields(KLASS);                                              \
         list.next < list.count && ((FIELD) = list.fields[list.next], true); list.next++)

struct field_list {
    jint count;
    jint next;
    jfieldID *fields;
};

struct field_list list_fields(jclass klass);

/* The name of a field without its class, by `must`. */
const char *field_name(jclass klass, jfieldID field);

/* ==== Modules ============================================================= */

/*
 * Modules: finding them, what java.lang.Module and ServiceLoader report about them, and calls that
 * name a package. Every function here that calls Java ends the process with `broken` if an exception
 * is pending afterwards; objects that are returned are local references.
 *
 *     jobject base = modifiable_base(jni), unnamed = unnamed_module(jni);
 *     struct package packages[2];
 *     two_packages(jni, "isExported", base, unnamed, packages);
 *     say("AddModuleExports: %s", error_name(add_exports(base, &packages[0], unnamed)));
 *     say("exported: %s", is_to(jni, "isExported", base, packages[0].name, unnamed));
 */

/* ---- Modules ------------------------------------------------------------ */

/* The module of a class. */
jobject module_of(JNIEnv *jni, jclass klass);

/* java.base, the named module that every program has. */
jobject base_module(JNIEnv *jni);

/* The unnamed module of the tests' classes; and that of the platform class loader, in which the
 * tests have nothing. */
jobject unnamed_module(JNIEnv *jni);
jobject bystander_module(JNIEnv *jni);

/* The same module, for a test that modifies it: if IsModifiableModule returns false the test is
 * `inapplicable`. And java.base on these terms. */
jobject to_modify(jobject module);
jobject modifiable_base(JNIEnv *jni);

/* A module that cannot be modified; `inapplicable` if the JVM has none. A normal one is no open module:
 * some functions do nothing for an open one. */
jobject unmodifiable_module(JNIEnv *jni);
jobject unmodifiable_normal_module(JNIEnv *jni);

/* ---- What java.lang.Module and ServiceLoader report --------------------- */

/* Module.canRead and Module.canUse: "true" or "false". */
const char *can_read(JNIEnv *jni, jobject module, jobject other);
const char *can_use(JNIEnv *jni, jobject module, jclass service);

/* Module.isExported or Module.isOpen, named by `question`, of a package ("sun.launcher") to the
 * other module: "true" or "false". */
const char *is_to(JNIEnv *jni, const char *question, jobject module, const char *package,
                  jobject other);

/* Says "WHAT: COUNT": how many objects of this class ServiceLoader finds for a service ("java/util/Iterator")
 * with a class loader. The class library may have providers of its own, so their number must only stay
 * the same: *others is what an earlier call found, or -1, and gets what this one finds; where the two
 * differ, "and others" is added. With a null pointer they are not counted. */
void say_services(JNIEnv *jni, const char *what, const char *service, jobject loader,
                  jclass implementation, int *others);

/* ---- Packages ----------------------------------------------------------- */

enum { PACKAGE_SIZE = 256 };

/* The name of a package, and the same in internal form. */
struct package {
    char name[PACKAGE_SIZE], internal[PACKAGE_SIZE];
};

/* The packages of a module, as an array of strings. */
jobjectArray packages_of(JNIEnv *jni, jobject module);

/* Fills in a package from a string. `broken` if its name has PACKAGE_SIZE bytes or more. */
void name_package(JNIEnv *jni, jobject string, struct package *package);

/* Fills in the first package of a module; `inapplicable` if it has none. */
void first_package(JNIEnv *jni, jobject module, struct package *package);

/* Two packages of the module for which the question, isExported or isOpen, is false for the other
 * module; `inapplicable` if there are not two. */
void two_packages(JNIEnv *jni, const char *question, jobject module, jobject other,
                  struct package packages[2]);

/* AddModuleExports and AddModuleOpens. Which form of a package's name they take is not specified:
 * if the internal form gives JVMTI_ERROR_ILLEGAL_ARGUMENT, they are called with the other one. */
jvmtiError add_exports(jobject module, const struct package *package, jobject to);
jvmtiError add_opens(jobject module, const struct package *package, jobject to);

/* ==== Classes made by the agent =========================================== */

/*
 * Small classes made by the agent: as bytes, in directories, and in JAR files in the process's own
 * directory.
 *
 *     make_jar("more.jar", (struct jar_class[]){{"hidden/A", 7, NULL}, {0}});
 *     must(AddToSystemClassLoaderSearch, path_here("more.jar"));
 */

/* A class of a directory or JAR file: it is public, and has "public static final int VALUE" and, if
 * `refers_to` is not null, "public static int get() { return REFERS_TO.VALUE; }". Names as in
 * "hidden/A". */
struct jar_class {
    const char *name;
    int value;
    const char *refers_to;
};

/* The contents of a file. What does not fit ends the process with `broken`. */
struct file_bytes {
    unsigned char at[4096];
    size_t length;
};

/* The class file of such a class, of version 49. */
struct file_bytes make_class(const char *name, int value, const char *refers_to);

/* Defines such a class, which no JVM can have loaded ahead; `loader` is null for the bootstrap loader. */
jclass define_small_class(JNIEnv *jni, const char *name, jobject loader);

/* Writes a file in the process's directory. */
void write_file(const char *path, const struct file_bytes *bytes);

/* The absolute path of a file in the process's directory; overwritten by the next call. */
const char *path_here(const char *name);

/* Makes a directory, if it is not there, with the directory of a package and one class. */
void make_directory(const char *directory, const char *package, const struct jar_class *klass);

/* Makes a JAR file of uncompressed classes; the last one has no name. */
void make_jar(const char *path, const struct jar_class *classes);

#endif
