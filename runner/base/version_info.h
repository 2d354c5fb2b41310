/* SPDX-License-Identifier: Apache-2.0 */

/* The program's version and name. */
#ifndef ASSAY_BASE_VERSION_INFO_H
#define ASSAY_BASE_VERSION_INFO_H

#define ASSAY_VERSION "0.1"

/* The runner as it was called: argv[0] of the program, once it is set. */
const char *program_name(void);
void program_name_set(const char *name);

#endif
