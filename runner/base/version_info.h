/* SPDX-License-Identifier: Apache-2.0 */
#ifndef ASSAY_BASE_VERSION_INFO_H
#define ASSAY_BASE_VERSION_INFO_H

#define ASSAY_VERSION "0.1"

/* The runner as it was called: argv[0] of the program. */
const char *program_name(void);

#endif
